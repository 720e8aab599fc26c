import { Button, EmptyMessage, Skeleton } from '@sargam/kit';
import { useState } from 'react';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { courseReviewsQuery } from '../../shared/queries.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { Review } from './Review.tsx';
import styles from './reviews.module.css';

/** Twenty reviews of an own course, hidden ones included, and on request the next twenty below them. */
export const CourseReviews = ({ course, after }: { course: string; after?: string }) => {
  const reviews = useRetryingQuery(courseReviewsQuery(course, after));
  const [isNextShown, setNextShown] = useState(false);
  return (
    <QueryStates state={reviews} skeleton={<Skeleton count={3} height={72} />}>
      {({ data, next }) => {
        if (data.length === 0)
          return <EmptyMessage title="panel.reviews.empty" text="panel.reviews.empty_text" />;
        return (
          <>
            <ul className={styles.list}>
              {data.map((review) => (
                <li key={review._id}>
                  <Review review={review} />
                </li>
              ))}
            </ul>
            {next !== null &&
              (isNextShown ? (
                <CourseReviews course={course} after={next} />
              ) : (
                <div>
                  <Button variant="line" onClick={() => setNextShown(true)} text="panel.reviews.more" />
                </div>
              ))}
          </>
        );
      }}
    </QueryStates>
  );
};
