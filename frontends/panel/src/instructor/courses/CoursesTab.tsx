import {
  CardPrice,
  CourseCard,
  CourseCardSkeleton,
  EmptyMessage,
  typography,
  useTranslate,
} from '@sargam/kit';
import panelStyles from '../../shared/panel.module.css';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { instructorCoursesQuery } from '../../shared/queries.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';

const CoursesSkeleton = () => (
  <div className={panelStyles.courses}>
    <CourseCardSkeleton count={3} />
  </div>
);

/** The instructor's published courses with their number of sales. */
export const CoursesTab = ({ instructor }: { instructor: string }) => {
  const t = useTranslate();
  const courses = useRetryingQuery(instructorCoursesQuery(instructor));
  return (
    <div className={panelStyles.body}>
      <QueryStates state={courses} skeleton={<CoursesSkeleton />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyMessage title="panel.teaching.empty" text="panel.teaching.empty_text" />
          ) : (
            <ul className={panelStyles.courses}>
              {data.map((course) => (
                <li key={course._id}>
                  <CourseCard
                    as="h2"
                    course={course}
                    footer={
                      <>
                        <p className={`${typography.small} ${typography.muted} ${typography.digits}`}>
                          {t('kit.count.sold', { count: course.sold })}
                        </p>
                        <CardPrice price={course.price} oldPrice={course.oldPrice} />
                      </>
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </div>
  );
};
