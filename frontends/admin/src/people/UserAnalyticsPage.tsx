import { apiGet, useI18n } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { Chart } from '../chart/index.ts';
import { MetricList } from '../page/MetricList.tsx';
import type { DateRange } from '../table/date-range.ts';
import { ListPage, RangeFilter, useList, useListState } from '../table/index.ts';
import { daysOfRange } from './days-of-range.ts';
import styles from './people.module.css';
import { signUpColumns } from './user-columns.tsx';

type Counts = {
  total: number;
  verified: number;
  notVerified: number;
  subscriber: number;
  days: Parameters<typeof daysOfRange>[1];
};

/** The counts of the range (decision B14), and the new people of each day. */
const SignUps = ({
  range,
  total,
  verified,
  notVerified,
  subscriber,
  days,
}: Counts & { range: DateRange }) => {
  const { t, format } = useI18n();
  const shown = daysOfRange(range, days);
  return (
    <div className={styles.signUps}>
      <MetricList
        metrics={[
          { label: 'admin.users.total', value: format.count(total) },
          { label: 'admin.users.verified', value: format.count(verified) },
          { label: 'admin.users.not_verified', value: format.count(notVerified) },
          { label: 'admin.users.subscriber', value: format.count(subscriber) },
        ]}
      />
      <Chart
        kind="line"
        title="admin.people.per_day"
        labelHeader="admin.orders.col.date"
        labels={shown.map(({ day }) => format.shortDate(noonInDhaka(day)))}
        series={[
          { key: 'total', name: t('admin.users.total'), values: shown.map((day) => day.total) },
          { key: 'verified', name: t('admin.users.verified'), values: shown.map((day) => day.verified) },
        ]}
        format={format.count}
      />
    </div>
  );
};

/** The people who signed up between two days. */
export default function UserAnalyticsPage() {
  const list = useListState({
    pageSize: 10,
    sorts: ['createdAt', 'name', 'email'],
    sort: '-createdAt',
  });
  const result = useList(
    apiGet('/analytics/users/{start}/{end}', { path: list.apiRange, query: list.query }),
  );
  return (
    <ListPage
      title="admin.menu.users_analytics"
      filters={<RangeFilter list={list} />}
      name="sign-ups"
      columns={signUpColumns}
      list={list}
      result={result}
      summary={(report) => <SignUps range={list.dates.range} {...report} />}
    />
  );
}
