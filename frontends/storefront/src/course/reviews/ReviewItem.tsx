import { Badge, layout, Stars, typography, useI18n } from '@sargam/kit';
import type { CourseReview } from './queries.ts';
import styles from './reviews.module.css';

type Answer = NonNullable<CourseReview['answer']>;

export const ReviewAnswer = ({ answer }: { answer: Answer }) => {
  const { t, format } = useI18n();
  return (
    <div className={styles.answer}>
      <p className={`${typography.small} ${typography.muted}`}>
        <b className={typography.bold}>{t('storefront.reviews.answer')}</b> ·{' '}
        {format.shortDate(answer.answeredAt)}
      </p>
      <p className={styles.words}>{answer.text}</p>
    </div>
  );
};

export const ReviewItem = ({ review }: { review: CourseReview }) => {
  const { t, format } = useI18n();
  return (
    <article className={styles.review}>
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Stars rating={review.rating} />
        <b className={typography.bold}>{review.name || t('storefront.reviews.student')}</b>
        <span className={`${typography.small} ${typography.muted}`}>
          {format.shortDate(review.writtenAt)}
          {review.edited && ` · ${t('storefront.reviews.edited')}`}
        </span>
        {review.own && <Badge kind="info" text="storefront.reviews.own" />}
      </div>
      <p className={styles.words}>{review.text}</p>
      {review.answer && <ReviewAnswer answer={review.answer} />}
    </article>
  );
};
