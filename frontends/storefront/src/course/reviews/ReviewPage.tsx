import { Button, ErrorState, LoadingState, Skeleton, useErrorText } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { courseReviewsQuery } from './queries.ts';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './reviews.module.css';

/** Ten reviews, and on request the next ten below them. */
export const ReviewPage = ({ course, after }: { course: string; after?: string }) => {
  const { data, error, refetch } = useQuery(courseReviewsQuery(course, after));
  const [isNextShown, setNextShown] = useState(false);
  const errorText = useErrorText();
  if (!data)
    return error ? (
      <ErrorState retry={() => void refetch()} text={errorText(error)} />
    ) : (
      <LoadingState>
        <Skeleton count={3} height={72} />
      </LoadingState>
    );
  return (
    <div className={styles.page}>
      <ul className={styles.list}>
        {data.data.map((review) => (
          <li key={review._id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ul>
      {data.next !== null &&
        (isNextShown ? (
          <ReviewPage course={course} after={data.next} />
        ) : (
          <Button variant="line" onClick={() => setNextShown(true)} text="storefront.reviews.more" />
        ))}
    </div>
  );
};
