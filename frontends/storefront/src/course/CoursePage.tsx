import './course.css';
import '../shared/course-grid.css';
import { isApiError, PageError, useDocumentTitle, useSearchParams } from '@sargam/kit';
import { useDeferredValue } from 'react';
import { useCourse } from '../shared/course/useCourse.ts';
import { useBelowFoldClass } from '../shared/useBelowFoldClass.ts';
import { AccessStatus } from './AccessStatus.tsx';
import { BundleCourses } from './BundleCourses.tsx';
import { BuyBar } from './BuyBar.tsx';
import { CourseDescription } from './CourseDescription.tsx';
import { Breadcrumb, CourseHeader } from './CourseHeader.tsx';
import { CourseNotFound } from './CourseNotFound.tsx';
import { CourseOffers } from './CourseOffers.tsx';
import { CourseSkeleton } from './CourseSkeleton.tsx';
import { CourseVideo } from './CourseVideo.tsx';
import { CertificateSection } from './certificate/CertificateSection.tsx';
import { CourseFiles } from './files/CourseFiles.tsx';
import { InstructorSection } from './InstructorSection.tsx';
import { LessonList } from './LessonList.tsx';
import type { Course } from './lessons.ts';
import { useLessonNavigation } from './useLessonNavigation.ts';

type Props = {
  course: Course;
  refetch: () => Promise<Course | undefined>;
  belowFoldClass: string | undefined;
};

const CourseContent = ({ course, refetch, belowFoldClass }: Props) => {
  const navigation = useLessonNavigation(course);
  useDocumentTitle(course.title);
  return (
    <div className="course-page">
      <div className="wrap">
        <Breadcrumb course={course} />
        <div className="cv">
          <div>
            <CourseVideo course={course} navigation={navigation} refetch={refetch} />
            <CourseHeader course={course} />
            <AccessStatus course={course} play={navigation.resume} />
          </div>
          <LessonList course={course} navigation={navigation} refetch={() => void refetch()} />
        </div>
      </div>
      <div className={belowFoldClass}>
        <CourseOffers course={course} />
        <CourseDescription course={course} />
        <CourseFiles course={course} />
        <BundleCourses course={course} />
        <InstructorSection course={course} />
        <CertificateSection course={course} />
      </div>
      <BuyBar course={course} />
    </div>
  );
};

export default function CoursePage() {
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const belowFoldClass = useBelowFoldClass();
  const { data, isPending, error, refetch } = useCourse(id);
  // Renders a large course with low priority, so that the page stays responsive.
  const course = useDeferredValue(data);
  if (id === '' || (isApiError(error) && error.status === 404)) return <CourseNotFound />;
  if (isPending || (data && course?._id !== data._id)) return <CourseSkeleton />;
  if (!course) return <PageError retry={() => void refetch()} />;
  return (
    <CourseContent
      key={course._id}
      course={course}
      refetch={async () => (await refetch()).data}
      belowFoldClass={belowFoldClass}
    />
  );
}
