import { CourseCard, CourseCardSkeleton, EmptyMessage, useSearchParams } from '@sargam/kit';
import panelStyles from '../../shared/panel.module.css';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { taughtCoursesQuery } from '../../shared/queries.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { CertificateRequests } from '../certificates/CertificateRequests.tsx';
import { CourseNumbers } from './CourseNumbers.tsx';
import { CourseProgress } from './CourseProgress.tsx';
import styles from './courses.module.css';

const CoursesSkeleton = () => (
  <div className={panelStyles.courses}>
    <CourseCardSkeleton count={3} />
  </div>
);

/** The instructor's courses in every state with the applications for their certificates, or one course with its lessons. */
export const CoursesTab = ({ instructor }: { instructor: string }) => {
  const [searchParams] = useSearchParams();
  const courses = useRetryingQuery(taughtCoursesQuery(instructor));
  const shown = searchParams.get('course');
  return (
    <div className={panelStyles.body}>
      <QueryStates state={courses} skeleton={<CoursesSkeleton />}>
        {({ data }) => {
          const course = data.find(({ _id }) => _id === shown);
          if (course) return <CourseProgress course={course} />;
          if (data.length === 0)
            return <EmptyMessage title="panel.teaching.empty" text="panel.teaching.empty_text" />;
          return (
            <div className={styles.overview}>
              <ul className={panelStyles.courses}>
                {data.map((one) => (
                  <li key={one._id}>
                    <CourseCard as="h2" course={one} footer={<CourseNumbers course={one} />} />
                  </li>
                ))}
              </ul>
              <CertificateRequests instructor={instructor} />
            </div>
          );
        }}
      </QueryStates>
    </div>
  );
};
