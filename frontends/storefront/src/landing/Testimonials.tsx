import { type ApiSchemas, ErrorState, Link, layout, SectionHeader, Skeleton, Text } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { testimonialsQuery } from '../shared/queries.ts';
import { SkeletonList } from '../shared/SkeletonList.tsx';
import styles from './testimonials.module.css';

const Testimonial = ({ review }: { review: ApiSchemas['Testimonial'] }) => (
  <blockquote>
    <p>{review.text}</p>
    <footer>
      {review.name && <span>{review.name}</span>}
      <Link to={`/courseview?id=${review.courseId}`}>{review.courseName}</Link>
    </footer>
  </blockquote>
);

/** Three reviews with five stars. Not shown if there are none. */
export const Testimonials = () => {
  const { data, isPending, isLoadingError, refetch } = useQuery(testimonialsQuery());
  if (data?.data.length === 0) return null;
  return (
    <section className={styles.testimonials} aria-labelledby="testimonials">
      <div className={layout.container}>
        <SectionHeader id="testimonials" title={<Text id="storefront.voices.title" />} />
        {isPending && (
          <SkeletonList className={styles.grid} count={3}>
            <Skeleton height={160} />
          </SkeletonList>
        )}
        {isLoadingError && <ErrorState retry={() => void refetch()} />}
        {data && (
          <div className={styles.grid}>
            {data.data.map((review) => (
              <Testimonial key={review._id} review={review} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
};
