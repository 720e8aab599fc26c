import {
  isApiError,
  LoadingState,
  layout,
  PageError,
  PageMessage,
  Section,
  Skeleton,
  Text,
  useDocumentTitle,
  useSearchParams,
} from '@sargam/kit';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { CourseGrid } from '../course-grid/CourseGrid.tsx';
import { courseQuery, relatedCoursesQuery, useCourse, useCoursePreview } from '../shared/queries.ts';
import { useBelowFoldClass } from '../shared/useBelowFoldClass.ts';
import { AccessStatus } from './AccessStatus.tsx';
import { CourseDescription } from './CourseDescription.tsx';
import { Breadcrumb, CourseHeader } from './CourseHeader.tsx';
import { BuyBar, CourseOffers } from './CourseOffers.tsx';
import { CourseVideo } from './CourseVideo.tsx';
import { CertificateSection } from './certificate/CertificateSection.tsx';
import styles from './course-page.module.css';
import videoStyles from './course-video.module.css';
import { CourseFiles } from './files/CourseFiles.tsx';
import { InstructorSection } from './InstructorSection.tsx';
import { LessonList } from './LessonList.tsx';
import lessonListStyles from './lesson-list.module.css';
import { type Course } from './lessons.ts';
import { PreviewNote, useIsPreview } from './preview.tsx';
import { ReviewSection } from './reviews/ReviewSection.tsx';
import { TierCard } from './TierCard.tsx';
import tierCardStyles from './tier-card.module.css';
import { UndecidedPayment } from './UndecidedPayment.tsx';
import { useLessonNavigation } from './useLessonNavigation.ts';

/** Similar courses that the student does not have. Without an answer the page has no such section. */
const RelatedCourses = ({ courseId }: { courseId: string }) => {
  const { data } = useQuery(relatedCoursesQuery(courseId));
  if (!data || data.data.length === 0) return null;
  return (
    <Section id="related-courses" title={<Text id="storefront.course.related" />}>
      <CourseGrid courses={data.data} />
    </Section>
  );
};

const CourseSkeleton = () => (
  <LoadingState>
    <div className={`${layout.container} ${styles.loading}`}>
      <div className={styles.columns}>
        <div className={layout.column}>
          <Skeleton className={`${videoStyles.stage} ${videoStyles.loading}`} />
          <Skeleton height={44} width="70%" />
          <Skeleton height={20} width="50%" />
        </div>
        <div className={`${lessonListStyles.lessons} ${styles.loadingList} ${layout.column}`}>
          <Skeleton count={7} height={36} />
        </div>
      </div>
    </div>
  </LoadingState>
);

/** The courses of a bundle. Courses that fail to load are left out. */
const BundleCourses = ({ course }: { course: Course }) => {
  const queries = useQueries({ queries: course.bundle ? course.bundleCourses.map(courseQuery) : [] });
  const courses = queries.flatMap(({ data }) => (data ? [data] : []));
  if (courses.length === 0) return null;
  return (
    <Section id="bundle-courses" title={<Text id="storefront.course.in_bundle" />}>
      <CourseGrid courses={courses} />
    </Section>
  );
};

type Props = {
  course: Course;
  refetch: () => Promise<Course | undefined>;
  belowFoldClass: string | undefined;
};

const CourseContent = ({ course, refetch, belowFoldClass }: Props) => {
  const navigation = useLessonNavigation(course);
  useDocumentTitle(course.title);
  return (
    <div>
      <div className={layout.container}>
        <PreviewNote courseId={course._id} />
        <Breadcrumb course={course} />
        <div className={styles.columns}>
          <div>
            <CourseVideo course={course} navigation={navigation} refetch={refetch} />
            <CourseHeader course={course} />
            <AccessStatus course={course} play={navigation.resume} />
            <UndecidedPayment course={course} />
          </div>
          <LessonList course={course} navigation={navigation} refetch={() => void refetch()} />
        </div>
      </div>
      <div className={belowFoldClass}>
        <CourseOffers course={course} />
        <div className={`${layout.container} ${tierCardStyles.details}`}>
          <div>
            <CourseDescription course={course} />
            <CourseFiles course={course} />
            <InstructorSection course={course} />
            <CertificateSection course={course} />
          </div>
          <TierCard course={course} />
        </div>
        <BundleCourses course={course} />
        <ReviewSection course={course} />
        <RelatedCourses courseId={course._id} />
      </div>
      <BuyBar course={course} />
    </div>
  );
};

export default function CoursePage() {
  const [searchParams] = useSearchParams();
  const id = searchParams.get('id') ?? '';
  const isPreview = useIsPreview();
  const belowFoldClass = useBelowFoldClass();
  const published = useCourse(id);
  const preview = useCoursePreview(id, isPreview);
  const { data, isPending, error, refetch } = isPreview ? preview : published;
  // Renders a large course with low priority, so that the page stays responsive.
  const course = useDeferredValue(data);
  if (id === '' || (isApiError(error) && error.status === 404))
    return (
      <PageMessage
        title="storefront.course.missing"
        text="storefront.course.missing_text"
        link={['/allcourses', 'storefront.featured.all']}
      />
    );
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
