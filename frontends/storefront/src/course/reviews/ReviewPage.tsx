import { ButtonLink, ErrorState, LoadingState, Skeleton, useErrorText } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { courseReviewsQuery } from './queries.ts';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './reviews.module.css';

/** The name of the URL parameter that says after which review the list begins. */
export const REVIEWS_AFTER = 'reviews';

/** Without script, a link to the page with the next ten reviews. */
const NextReviews = ({ course, after, show }: { course: string; after: string; show: () => void }) => {
  const stayOnPage = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show();
  };
  const search = new URLSearchParams({ id: course, [REVIEWS_AFTER]: after });
  return (
    <ButtonLink
      variant="line"
      to={`/courseview?${search}#reviews`}
      onClick={stayOnPage}
      text="storefront.reviews.more"
    />
  );
};

/** Reviews that are loading or did not load. */
export const MissingReviews = ({ error, retry }: { error: Error | null; retry: () => void }) => {
  const errorText = useErrorText();
  if (error) return <ErrorState retry={retry} text={errorText(error)} />;
  return (
    <LoadingState>
      <Skeleton count={3} height={72} />
    </LoadingState>
  );
};

/** Ten reviews, and on request the next ten below them. */
export const ReviewPage = ({ course, after }: { course: string; after?: string }) => {
  const { data, error, refetch } = useQuery(courseReviewsQuery(course, after));
  const [isNextShown, setNextShown] = useState(false);
  if (!data) return <MissingReviews error={error} retry={() => void refetch()} />;
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
          <NextReviews course={course} after={data.next} show={() => setNextShown(true)} />
        ))}
    </div>
  );
};
