import { EmptyMessage, Section, Text, useSearchParams } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import type { Course } from '../lessons.ts';
import { OwnReviewPart } from './OwnReviewPart.tsx';
import { courseReviewsQuery } from './queries.ts';
import { RatingSummary } from './RatingSummary.tsx';
import { MissingReviews, REVIEWS_AFTER, ReviewPage } from './ReviewPage.tsx';
import styles from './reviews.module.css';

/** The review in the URL after which the list begins. Anything but an id is ignored. */
const useReviewInUrl = (): string | undefined => {
  const [searchParams] = useSearchParams();
  return /^[\w-]{1,64}$/.exec(searchParams.get(REVIEWS_AFTER) ?? '')?.[0];
};

const Reviews = ({ course }: { course: string }) => {
  const after = useReviewInUrl();
  const { data, error, refetch } = useQuery(courseReviewsQuery(course));
  if (!data) return <MissingReviews error={error} retry={() => void refetch()} />;
  if (data.average === null)
    return <EmptyMessage title="storefront.reviews.empty" text="storefront.reviews.empty_text" />;
  return (
    <div className={styles.columns}>
      <RatingSummary average={data.average} total={data.total} counts={data.counts} />
      <ReviewPage course={course} after={after} />
    </div>
  );
};

/** What students say about the course, and the form of the student's own review. Nobody is enrolled in a bundle. */
export const ReviewSection = ({ course }: { course: Course }) => {
  if (course.bundle) return null;
  return (
    <Section id="reviews" title={<Text id="storefront.reviews.title" />}>
      <OwnReviewPart course={course._id} />
      <Reviews course={course._id} />
    </Section>
  );
};
