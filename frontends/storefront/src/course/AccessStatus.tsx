import {
  type ApiSchemas,
  Button,
  daysUntil,
  isTier,
  layout,
  TierBadge,
  typography,
  useI18n,
} from '@sargam/kit';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import styles from './access-status.module.css';
import { type Course, isEnrolled } from './lessons.ts';
import { scrollToOffers } from './scroll-to-offers.ts';

const SOON_DAYS = 7;

const EndedAccess = ({ access }: { access: ApiSchemas['Access'] }) => {
  const { t, format } = useI18n();
  return (
    <section className={`${styles.access} ${styles.ended}`} aria-label={t('storefront.access.label')}>
      <p className={typography.bold}>{t('storefront.access.ended', { date: format.date(access.endsAt) })}</p>
      <p className={typography.muted}>{t('storefront.access.ended_text')}</p>
    </section>
  );
};

const ActiveAccess = ({ access, play }: { access: ApiSchemas['Access']; play: () => void }) => {
  const { t, format } = useI18n();
  const daysLeft = daysUntil(access.endsAt);
  const endsSoon = daysLeft < SOON_DAYS;
  return (
    <section
      className={endsSoon ? `${styles.access} ${styles.soon}` : styles.access}
      aria-label={t('storefront.access.label')}
    >
      <div className={layout.grow}>
        <p className={`${layout.row} ${layout.wrapping}`}>
          {isTier(access.tier) && <TierBadge tier={access.tier} />}
          <b className={`${typography.bold} ${styles.daysLeft}`}>
            {t('kit.count.days_left', { count: Math.max(0, daysLeft) })}
          </b>
        </p>
        <p className={typography.muted}>
          {t('storefront.access.until', {
            date: endsSoon ? format.dateTime(access.endsAt) : format.date(access.endsAt),
          })}
        </p>
      </div>
      <Button
        variant="main"
        icon={<IconPlayerPlayFilled aria-hidden />}
        onClick={play}
        text="storefront.access.go_on"
      />
      {endsSoon && <Button variant="line" onClick={scrollToOffers} text="storefront.access.extend" />}
    </section>
  );
};

/** For buyers of the course: the end of the access, and a button to continue. */
export const AccessStatus = ({ course, play }: { course: Course; play: () => void }) => {
  if (!course.access) return null;
  return isEnrolled(course) ? (
    <ActiveAccess access={course.access} play={play} />
  ) : (
    <EndedAccess access={course.access} />
  );
};
