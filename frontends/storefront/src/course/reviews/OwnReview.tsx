import { Alert, api, Button, Dialog, layout, Stars, toast, typography, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePurchaseErrorText } from '../../shared/usePurchaseErrorText.ts';
import { type OwnReview as Own, refetchReviews, type WrittenReview } from './queries.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewAnswer } from './ReviewItem.tsx';
import styles from './reviews.module.css';

const DeleteReview = ({ course }: { course: string }) => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const [isAsking, setAsking] = useState(false);
  const deleting = useMutation({
    mutationFn: () => api.DELETE('/learning/review/{courseId}', { params: { path: { courseId: course } } }),
    onSuccess: () => void toast.success(t('storefront.reviews.deleted')),
    onError: (failure) => void toast.error(errorText(failure)),
    onSettled: () => refetchReviews(course),
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)} text="storefront.reviews.delete" />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('storefront.reviews.delete_title')}
        danger
        actions={
          <>
            <Button variant="line" onClick={() => setAsking(false)} text="kit.cancel" />
            <Button
              variant="danger"
              busy={deleting.isPending}
              onClick={() => deleting.mutate()}
              text="storefront.reviews.delete"
            />
          </>
        }
      >
        <p>{t('storefront.reviews.delete_text')}</p>
      </Dialog>
    </>
  );
};

type WrittenProps = { course: string; review: WrittenReview; mayChange: boolean; onChange: () => void };

const Written = ({ course, review, mayChange, onChange }: WrittenProps) => {
  const t = useTranslate();
  return (
    <div className={styles.form}>
      <h3>{t('storefront.reviews.own')}</h3>
      {review.hidden && (
        <Alert
          kind="info"
          title={t('storefront.reviews.hidden')}
          text={t('storefront.reviews.hidden_text', { reason: review.hideReason ?? '' })}
        />
      )}
      <Stars rating={review.rating} />
      <p className={styles.words}>{review.text}</p>
      {review.answer && <ReviewAnswer answer={review.answer} />}
      <div className={layout.row}>
        {mayChange && <Button variant="line" onClick={onChange} text="storefront.reviews.change" />}
        {!review.hidden && <DeleteReview course={course} />}
      </div>
    </div>
  );
};

/** A student's own review of a bought course, the form for it, or what is missing before it. */
export default function OwnReview({ course, own }: { course: string; own: Own }) {
  const t = useTranslate();
  const [isChanging, setChanging] = useState(false);
  const { review, right, lessonsNeeded, lessonsWatched } = own;
  if (review && !isChanging)
    return (
      <Written
        course={course}
        review={review}
        mayChange={right === 'granted'}
        onChange={() => setChanging(true)}
      />
    );
  if (right === 'granted')
    return (
      <ReviewForm course={course} review={review} {...(review && { onClose: () => setChanging(false) })} />
    );
  if (right === 'not-bought') return null;
  return (
    <p className={`${styles.rule} ${typography.muted}`}>
      {t('storefront.reviews.watch_more', { count: lessonsNeeded, watched: lessonsWatched })}
    </p>
  );
}
