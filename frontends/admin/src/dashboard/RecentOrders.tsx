import { apiGet, EmptyState, Skeleton, Text, typography } from '@sargam/kit';
import { addDays, formatApiDate } from '@sargam/kit/format';
import { useQuery } from '@tanstack/react-query';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { orderColumns } from '../orders/order-columns.tsx';
import { QueryPart } from '../page/QueryPart.tsx';
import { PlainTable } from '../table/index.ts';
import { useToday } from '../table/useToday.ts';
import styles from './dashboard.module.css';

const ROWS = 5;
const shown = ['order', 'date', 'buyer', 'courses', 'state', 'amount'];
const columns = orderColumns.filter(({ key }) => shown.includes(key));

/** The newest orders of the last 30 days. */
export const RecentOrders = () => {
  const today = useToday();
  const orders = useQuery(
    apiGet('/analytics/orders/{start}/{end}', {
      path: { start: formatApiDate(addDays(today, -29)), end: formatApiDate(today) },
      query: { page: 1, limit: ROWS },
    }),
  );
  return (
    <div>
      <div className={styles.panelHead}>
        <h2>
          <Text id="admin.dashboard.recent_orders" />
        </h2>
        <ScreenLink to="/adminorderlist" className={typography.small}>
          <Text id="admin.dashboard.all" />
        </ScreenLink>
      </div>
      <QueryPart query={orders} loading={<Skeleton height={56} count={ROWS} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={<Text id="admin.list.no_data" />} />
          ) : (
            <PlainTable
              caption="admin.dashboard.recent_orders"
              columns={columns}
              rows={data}
              rowKey={({ _id }) => _id}
              isHighlighted={({ paid }) => paid}
            />
          )
        }
      </QueryPart>
    </div>
  );
};
