import { formatTime, type Language, typography, useI18n, useLanguage } from '@sargam/kit';
import type { Access } from './access.ts';
import styles from './access-countdown.module.css';

const RADIUS = 20;

const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

type ProgressRingProps = { left: number; tone: 'brand' | 'danger' | 'accent' };

/** `left`: the remaining part, 0 to 1. Decorative: the text beside it has the same information. */
const ProgressRing = ({ left, tone }: ProgressRingProps) => (
  <svg className={styles.ring} viewBox="0 0 52 52" aria-hidden="true" focusable="false">
    <circle className={styles.ringTrack} cx="26" cy="26" r={RADIUS} />
    <circle
      cx="26"
      cy="26"
      r={RADIUS}
      fill="none"
      stroke={`var(--${tone})`}
      strokeWidth="7"
      strokeDasharray={`${CIRCUMFERENCE * left} ${CIRCUMFERENCE}`}
      transform="rotate(-90 26 26)"
    />
    <circle cx="26" cy="6" r="3" fill="currentColor" />
  </svg>
);

const locales = { en: 'en-US', bn: 'bn-BD' } as const;

/** Wed / বুধবার, in Dhaka's time zone. */
const formatWeekday = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: language === 'bn' ? 'long' : 'short',
    timeZone: 'Asia/Dhaka',
  }).format(new Date(date));

type Props = { access: Access; endsAt: string; onDark?: boolean };

/** Remaining days and the end date; in the last week with the time of day. */
export const AccessCountdown = ({ access, endsAt, onDark }: Props) => {
  const { t, format } = useI18n();
  const language = useLanguage();
  const endsSoon = access.kind === 'ending';
  const days =
    access.daysLeft === 0 ? t('panel.access.today') : t('kit.count.days_left', { count: access.daysLeft });
  const hour = { weekday: formatWeekday(endsAt, language), time: formatTime(endsAt, language) };
  const dateStyle = onDark ? typography.muted : `${typography.faint} ${typography.tiny}`;
  return (
    <div className={styles.countdown}>
      <ProgressRing
        left={access.left}
        tone={onDark && !endsSoon ? 'accent' : endsSoon ? 'danger' : 'brand'}
      />
      <p className={typography.small}>
        <b>{days}</b>
        <span className={endsSoon ? `${styles.hour} ${typography.tiny}` : dateStyle}>
          {endsSoon
            ? t('panel.access.ends_at', hour)
            : t(onDark ? 'panel.access.until' : 'panel.access.ends', { date: format.date(endsAt) })}
        </span>
      </p>
    </div>
  );
};
