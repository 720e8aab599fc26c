import { apiGet, Text, typography, useI18n } from '@sargam/kit';
import { addDays, formatApiDate } from '@sargam/kit/format';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { changePercent, type Figures } from './chart-data.ts';
import styles from './dashboard.module.css';

const RANGE_DAYS = 30;

/** The change against the 30 days before, in words and in colour. */
const Change = ({ now, before }: { now: number; before: number }) => {
  const { t } = useI18n();
  const percent = changePercent(now, before);
  if (percent === undefined) return null;
  if (percent === 0)
    return <span className={`${styles.change} ${typography.muted}`}>{t('admin.dashboard.change.same')}</span>;
  const [Icon, key] = percent < 0 ? [IconArrowDownRight, 'less'] : [IconArrowUpRight, 'more'];
  return (
    <span className={`${styles.change} ${percent < 0 ? styles.less : styles.more}`}>
      <Icon aria-hidden />
      {t(`admin.dashboard.change.${key}`, { percent: Math.abs(percent) })}
    </span>
  );
};

const KeyMetric = ({ label, value, children }: { label: string; value: string; children?: ReactNode }) => (
  <div>
    <dt className={`${typography.small} ${typography.muted}`}>
      <Text id={label} />
    </dt>
    <dd>
      <span className={`${styles.value} ${typography.digits}`}>{value}</span>
      {children}
    </dd>
  </div>
);

const useNewUsers = (start: string, end: string) =>
  useQuery(
    apiGet('/analytics/users/{start}/{end}', {
      path: { start: formatApiDate(start), end: formatApiDate(end) },
      query: { page: 1, limit: 1 },
    }),
  );

/** Accounts that were created in the range. They have their own call: identity answers it. */
const NewUsers = ({ start, end }: Pick<Figures, 'start' | 'end'>) => {
  const { format } = useI18n();
  const now = useNewUsers(start, end);
  const before = useNewUsers(addDays(start, -RANGE_DAYS), addDays(start, -1));
  return (
    <KeyMetric label="admin.dashboard.new_users" value={now.data ? format.count(now.data.total) : '–'}>
      {now.data && before.data && <Change now={now.data.total} before={before.data.total} />}
    </KeyMetric>
  );
};

type Props = {
  figures: Figures /** Instructors to whom money is due; null if unknown. */;
  instructorsToPay: number | null;
};

/** The four figures at the top. */
export const KeyMetrics = ({ figures, instructorsToPay }: Props) => {
  const { format } = useI18n();
  const { current, previous } = figures;
  return (
    <dl className={styles.keyMetrics}>
      <KeyMetric label="admin.sales.received" value={format.money(current.received)}>
        <Change now={current.received} before={previous.received} />
      </KeyMetric>
      <KeyMetric label="admin.sales.paid_orders" value={format.count(current.paid)}>
        <Change now={current.paid} before={previous.paid} />
      </KeyMetric>
      <NewUsers {...figures} />
      <KeyMetric
        label="admin.dashboard.dues"
        value={instructorsToPay === null ? '–' : format.count(instructorsToPay)}
      >
        <ScreenLink to="/admin-instructor-settlement" className={typography.small}>
          <Text id="admin.dashboard.settle" />
        </ScreenLink>
      </KeyMetric>
    </dl>
  );
};
