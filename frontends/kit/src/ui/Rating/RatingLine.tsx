import { useI18n } from '../../i18n/useFormat.ts';
import layout from '../../theme/layout.module.css';
import styles from './rating.module.css';
import { Star } from './Stars.tsx';

type Props = {
  /** Null without a review: then nothing is shown. */
  rating: { average: number; count: number } | null | undefined;
};

/** The average of a course with the number of its reviews: ★ 4.6 (12). */
export const RatingLine = ({ rating }: Props) => {
  const { t, format } = useI18n();
  if (!rating) return null;
  const average = format.digits(rating.average.toFixed(1));
  return (
    <p className={styles.line}>
      <Star filled />
      <b aria-hidden>{average}</b>
      <span aria-hidden>({format.count(rating.count)})</span>
      <span className={layout.visuallyHidden}>
        {t('kit.rating.summary', { average, count: rating.count })}
      </span>
    </p>
  );
};
