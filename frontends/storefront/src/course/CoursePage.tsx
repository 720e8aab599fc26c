import './course.css';
import '../shared/course-grid.css';
import { isApiError, PageError, useDocumentTitle, useSearchParams } from '@sargam/kit';
import { useDeferredValue } from 'react';
import { useFar } from '../shared/useFar.ts';
import { About } from './About.tsx';
import { AccessNote } from './AccessNote.tsx';
import { Bundle } from './Bundle.tsx';
import { BuyBar } from './BuyBar.tsx';
import { CourseHead, Crumb } from './CourseHead.tsx';
import { CourseLoading } from './CourseLoading.tsx';
import { CourseMissing } from './CourseMissing.tsx';
import { Certificate } from './certificate/Certificate.tsx';
import { CourseFiles } from './files/CourseFiles.tsx';
import { Instructor } from './Instructor.tsx';
import { LessonList } from './LessonList.tsx';
import type { Course } from './lessons.ts';
import { Offers } from './Offers.tsx';
import { Stage } from './Stage.tsx';
import { useCourse } from './useCourse.ts';
import { useLessons } from './useLessons.ts';

type Props = { course: Course; refetch: () => Promise<Course | undefined>; far: string | undefined };

const View = ({ course, refetch, far }: Props) => {
  const lessons = useLessons(course);
  useDocumentTitle(course.title);
  return (
    <div className="course-page">
      <div className="wrap">
        <Crumb course={course} />
        <div className="cv">
          <div>
            <Stage course={course} lessons={lessons} refetch={refetch} />
            <CourseHead course={course} />
            <AccessNote course={course} play={lessons.goOn} />
          </div>
          <LessonList course={course} lessons={lessons} refetch={() => void refetch()} />
        </div>
      </div>
      <div className={far}>
        <Offers course={course} />
        <About course={course} />
        <CourseFiles course={course} />
        <Bundle course={course} />
        <Instructor course={course} />
        <Certificate course={course} />
      </div>
      <BuyBar course={course} />
    </div>
  );
};

export default function CoursePage() {
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const far = useFar();
  const { data, isPending, error, refetch } = useCourse(id);
  // The first drawing of a whole course in slices, between which the page answers.
  const course = useDeferredValue(data);
  if (id === '' || (isApiError(error) && error.status === 404)) return <CourseMissing />;
  if (isPending || (data && course?._id !== data._id)) return <CourseLoading />;
  if (!course) return <PageError retry={() => void refetch()} />;
  return <View key={course._id} course={course} refetch={async () => (await refetch()).data} far={far} />;
}
