import { IconStar } from '@tabler/icons-react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import styles from './rating.module.css';

const five = [1, 2, 3, 4, 5] as const;

/** One star, filled or not. It is decoration: a text beside it says the rating. */
export const Star = ({ filled }: { filled: boolean }) => (
  <IconStar className={filled ? `${styles.star} ${styles.filled}` : styles.star} aria-hidden />
);

/** One to five stars as a picture with its text. */
export const Stars = ({ rating }: { rating: number }) => {
  const t = useTranslate();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- five drawings that are one picture with one text
    <span className={styles.stars} role="img" aria-label={t('kit.rating.stars', { count: rating })}>
      {five.map((nth) => (
        <Star key={nth} filled={nth <= rating} />
      ))}
    </span>
  );
};
