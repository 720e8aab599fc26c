import './course.css';
import '../shared/course-grid.css';
import { isApiError, PageFailed, useSearchParams, useTitle } from '@sargam/kit';
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

const View = ({ course, refetch }: { course: Course; refetch: () => Promise<Course | undefined> }) => {
  const lessons = useLessons(course);
  useTitle(course.title);
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
      <Offers course={course} />
      <About course={course} />
      <CourseFiles course={course} />
      <Bundle course={course} />
      <Instructor course={course} />
      <Certificate course={course} />
      <BuyBar course={course} />
    </div>
  );
};

export default function CoursePage() {
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const { data, isPending, error, refetch } = useCourse(id);
  if (id === '' || (isApiError(error) && error.status === 404)) return <CourseMissing />;
  if (isPending) return <CourseLoading />;
  if (!data) return <PageFailed retry={() => void refetch()} />;
  return <View key={data._id} course={data} refetch={async () => (await refetch()).data} />;
}
