import { type ApiSchemas, typography, useI18n } from '@sargam/kit';
import { addDays, noonInDhaka } from '@sargam/kit/format';
import styles from './journal.module.css';

type Props = { days: readonly ApiSchemas['PracticeDay'][]; today: string };

/** The last seven days as bars with their minutes. */
export const WeekChart = ({ days, today }: Props) => {
  const { t, format } = useI18n();
  const week = Array.from({ length: 7 }, (_, i) => {
    const date = addDays(today, i - 6);
    return { date, seconds: days.find((day) => day.date === date)?.seconds ?? 0 };
  });
  const longest = Math.max(1, ...week.map(({ seconds }) => seconds));
  return (
    <ol className={styles.week} aria-label={t('panel.journal.week')}>
      {week.map(({ date, seconds }) => (
        <li key={date}>
          <span className={styles.track} aria-hidden="true">
            <i style={{ height: `${(seconds / longest) * 100}%` }} />
          </span>
          <b>{seconds > 0 ? format.duration(seconds) : '–'}</b>
          <small className={`${typography.tiny} ${typography.faint}`}>
            {format.shortDate(noonInDhaka(date))}
          </small>
        </li>
      ))}
    </ol>
  );
};
