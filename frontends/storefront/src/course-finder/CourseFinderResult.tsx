import {
  ButtonLink,
  CourseCardSkeleton,
  EmptyMessage,
  ErrorState,
  Link,
  LoadingState,
  layout,
  Text,
  typography,
} from '@sargam/kit';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { coursesQuery } from '../catalogue/useCourses.ts';
import { isFree } from '../course/lessons.ts';
import { CourseGrid } from '../course-grid/CourseGrid.tsx';
import { useCourse } from '../shared/queries.ts';
import { type CompleteAnswers, chooseCourse, courseFinderUrl } from './choose-course.ts';
import styles from './course-finder.module.css';

/** The first lesson without a price. The course list knows their number only, so the course is loaded for its name. */
const FreeLesson = ({ courseId }: { courseId: string }) => {
  const { data } = useCourse(courseId);
  const lesson = data?.videos?.find(isFree) ?? data?.freeVideos?.[0];
  if (!lesson) return null;
  return (
    <section className={styles.lesson} aria-labelledby="start-lesson">
      <p className={typography.muted}>
        <Text id="storefront.start.free_lesson" />
      </p>
      <h2 id="start-lesson">{lesson.title}</h2>
      <ButtonLink
        variant="main"
        to={`/courseview?${new URLSearchParams({ id: courseId, lesson: lesson._id })}`}
        icon={<IconPlayerPlayFilled aria-hidden />}
        text="storefront.start.play_lesson"
      />
    </section>
  );
};

/** The popular courses of the category are enough to choose from. */
export const CourseFinderResult = ({ answers }: { answers: CompleteAnswers }) => {
  const query = coursesQuery({ catagory: answers.instrument, sort: 'popular', page: 1 });
  const { data, isPending, refetch } = useQuery(query);
  const course = data && chooseCourse(data.data, answers);
  if (isPending)
    return (
      <LoadingState>
        <div className={styles.result}>
          <CourseCardSkeleton />
        </div>
      </LoadingState>
    );
  if (!data) return <ErrorState as="h2" retry={() => void refetch()} />;
  if (!course)
    return (
      <EmptyMessage
        as="h2"
        title="storefront.courses.no_match"
        link={['/allcourses', 'storefront.featured.all']}
      />
    );
  return (
    <>
      <div className={styles.result}>
        <CourseGrid as="h2" courses={[course]} />
        <FreeLesson courseId={course._id} />
      </div>
      <p className={`${layout.row} ${layout.wrapping}`}>
        <Link to={courseFinderUrl({ ...answers, budget: undefined })} text="storefront.start.back" />
        <Link to="/start" text="storefront.start.again" />
      </p>
    </>
  );
};
