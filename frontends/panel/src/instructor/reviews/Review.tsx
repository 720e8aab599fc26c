import { type ApiSchemas, Badge, Button, layout, Stars, typography, useI18n } from '@sargam/kit';
import { useState } from 'react';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './reviews.module.css';

export type StaffReview = ApiSchemas['StaffReview'];

const Answer = ({ review, onChange }: { review: StaffReview; onChange: () => void }) => {
  const { t, format } = useI18n();
  if (!review.answer)
    return (
      <div>
        <Button variant="line" size="small" onClick={onChange} text="panel.reviews.answer" />
      </div>
    );
  return (
    <div className={styles.answer}>
      <p className={`${typography.small} ${typography.muted}`}>
        <b className={typography.bold}>{t('panel.reviews.your_answer')}</b> ·{' '}
        {format.shortDate(review.answer.answeredAt)}
      </p>
      <p className={styles.words}>{review.answer.text}</p>
      <div>
        <Button variant="ghost" size="small" onClick={onChange} text="panel.reviews.change" />
      </div>
    </div>
  );
};

/** A review with the instructor's answer, or the form for it. */
export const Review = ({ review }: { review: StaffReview }) => {
  const { t, format } = useI18n();
  const [isAnswering, setAnswering] = useState(false);
  return (
    <article className={styles.review}>
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Stars rating={review.rating} />
        <b className={typography.bold}>{review.userName || t('panel.reviews.student')}</b>
        <span className={`${typography.small} ${typography.muted}`}>
          {format.shortDate(review.writtenAt)}
        </span>
        {review.hiddenAt && <Badge kind="danger" text="panel.reviews.hidden" />}
      </div>
      <p className={styles.words}>{review.text}</p>
      {isAnswering ? (
        <AnswerForm review={review} onClose={() => setAnswering(false)} />
      ) : (
        <Answer review={review} onChange={() => setAnswering(true)} />
      )}
    </article>
  );
};
