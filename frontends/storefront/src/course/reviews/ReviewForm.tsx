import { Button, layout, ScriptForm, splitGraphemes, typography, useTranslate } from '@sargam/kit';
import { TextArea } from '@sargam/kit/fields';
import type { WrittenReview } from './queries.ts';
import styles from './reviews.module.css';
import { StarInput } from './StarInput.tsx';
import { MAX_LETTERS, useReviewForm } from './useReviewForm.ts';

type Props = { course: string; review: WrittenReview | null; onClose?: () => void };

/** Writes the review, or changes it; `onClose` ends the change. */
export const ReviewForm = ({ course, review, onClose }: Props) => {
  const t = useTranslate();
  const { form, rating, text, errors, busy, save, changeRating, changeText } = useReviewForm(
    course,
    review,
    () => onClose?.(),
  );
  return (
    <ScriptForm ref={form} className={styles.form} onSubmit={save} aria-labelledby="write-review">
      <h3 id="write-review">{t(review ? 'storefront.reviews.change' : 'storefront.reviews.write')}</h3>
      <p className={typography.muted}>{t('storefront.reviews.public')}</p>
      <StarInput value={rating} onChange={changeRating} error={errors.rating} />
      <TextArea
        label={t('storefront.reviews.your_words')}
        rows={4}
        value={text}
        onChange={(event) => changeText(event.target.value)}
        error={errors.text && t(errors.text)}
        hint={t('storefront.gift.counted', { count: splitGraphemes(text).length, most: MAX_LETTERS })}
      />
      <div className={layout.row}>
        <Button type="submit" busy={busy} text="storefront.reviews.save" />
        {onClose && <Button variant="ghost" onClick={onClose} text="kit.cancel" />}
      </div>
    </ScriptForm>
  );
};
