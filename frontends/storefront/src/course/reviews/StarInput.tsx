import { layout, Star, useTranslate } from '@sargam/kit';
import { useId } from 'react';
import styles from './reviews.module.css';

const ratings = [1, 2, 3, 4, 5] as const;

type Props = { value: number; onChange: (rating: number) => void; error: string | undefined };

/** One to five stars as a radio group, so the arrow keys choose. The text beside the stars says the chosen rating. */
export const StarInput = ({ value, onChange, error }: Props) => {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className={styles.input} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{t('storefront.reviews.your_rating')}</legend>
      <div className={layout.row}>
        {ratings.map((rating) => (
          <label key={rating} className={styles.choice}>
            <input
              type="radio"
              className={layout.visuallyHidden}
              name={name}
              checked={value === rating}
              onChange={() => onChange(rating)}
            />
            <Star filled={rating <= value} />
            <span className={layout.visuallyHidden}>{t('kit.rating.stars', { count: rating })}</span>
          </label>
        ))}
        {value > 0 && <span aria-hidden>{t('kit.rating.stars', { count: value })}</span>}
      </div>
      {error && (
        <p id={`${name}-error`} className={styles.error} role="alert">
          {t(error)}
        </p>
      )}
    </fieldset>
  );
};
