import { Stars, typography, useI18n } from '@sargam/kit';
import type { CourseReviews } from './queries.ts';
import styles from './reviews.module.css';

type Props = Pick<CourseReviews, 'total' | 'counts'> & { average: number };

/** The average, and how many reviews gave how many stars, as bars with their numbers. */
export const RatingSummary = ({ average, total, counts }: Props) => {
  const { t, format } = useI18n();
  const rows = counts.map((count, index) => ({ stars: index + 1, count })).toReversed();
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <b className={typography.digits}>{format.digits(average.toFixed(1))}</b>
        <Stars rating={Math.round(average)} />
      </p>
      <p className={typography.muted}>{t('storefront.reviews.total', { count: total })}</p>
      <ul>
        {rows.map(({ stars, count }) => (
          <li key={stars} className={styles.row}>
            <span>{t('kit.rating.stars', { count: stars })}</span>
            <span className={styles.bar} aria-hidden>
              <span style={{ inlineSize: `${(count / total) * 100}%` }} />
            </span>
            <span className={typography.digits}>{format.count(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
