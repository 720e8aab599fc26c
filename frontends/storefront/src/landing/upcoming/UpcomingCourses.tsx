import { type ApiSchemas, Badge, CoverPicture, ErrorState, Section, Skeleton, Text } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { upcomingCoursesQuery } from '../../shared/queries.ts';
import { SkeletonList } from '../../shared/SkeletonList.tsx';
import styles from './upcoming.module.css';

const UpcomingCourse = ({ course: { _id, name, photo } }: { course: ApiSchemas['UpcomingCourse'] }) => (
  <li>
    <div className={styles.picture}>
      <CoverPicture
        id={_id}
        catagory={name}
        src={photo}
        width="640"
        height="360"
        loading="lazy"
        decoding="async"
      />
    </div>
    <div className={styles.caption}>
      <h3>{name}</h3>
      <Badge text="storefront.teach.soon" />
    </div>
  </li>
);

/** Announced courses. Not shown if there are none. */
export const UpcomingCourses = () => {
  const { data, isPending, isLoadingError, refetch } = useQuery(upcomingCoursesQuery());
  const courses = data?.data ?? [];
  if (data && courses.length === 0) return null;
  return (
    <Section id="upcoming-courses" title={<Text id="storefront.upcoming.title" />}>
      {isPending && (
        <SkeletonList className={styles.courses} count={3}>
          <Skeleton className={styles.picture} />
          <div className={styles.caption}>
            <Skeleton height={22} width="60%" />
          </div>
        </SkeletonList>
      )}
      {isLoadingError && <ErrorState retry={() => void refetch()} />}
      {courses.length > 0 && (
        <ul className={styles.courses}>
          {courses.map((course) => (
            <UpcomingCourse key={course._id} course={course} />
          ))}
        </ul>
      )}
    </Section>
  );
};
