import {
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  layout,
  Navigate,
  Pagination,
  Skeleton,
  Text,
  typography,
  useErrorText,
  useI18n,
} from '@sargam/kit';
import { OrderTable } from './OrderTable.tsx';
import styles from './orders.module.css';
import type { OrderKind } from './orders-query.ts';
import type { OrderFilter } from './useOrderFilter.ts';
import { PAGE_SIZE, useOrders } from './useOrders.ts';

type SummaryProps = { total: number; paid: number; received: number; onlyPaid: boolean };

/** The totals of the date range, with a note about the fee of the payment gateway. */
const OrderSummary = ({ total, paid, received, onlyPaid }: SummaryProps) => {
  const { t, format } = useI18n();
  const figures = [
    !onlyPaid && { key: 'total_orders', value: format.count(total) },
    { key: 'paid_orders', value: format.count(paid) },
    !onlyPaid && { key: 'unpaid_orders', value: format.count(total - paid) },
    { key: 'received', value: format.money(received) },
  ].filter((figure) => figure !== false);
  return (
    <>
      <dl className={styles.totals}>
        {figures.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`admin.sales.${key}`)}</dt>
            <dd className={typography.digits}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`${styles.note} ${typography.tiny} ${typography.muted}`}>
        {t('admin.sales.note_gateway')}
      </p>
    </>
  );
};

/** The skeleton of one page of orders. */
const OrdersSkeleton = () => (
  <LoadingState>
    <div className={`${layout.hangingCard} ${styles.skeleton}`}>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <div key={index}>
          <Skeleton width="70%" />
          <Skeleton width="80%" />
          <Skeleton width="90%" />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  </LoadingState>
);

type Props = { kind: OrderKind; filter: OrderFilter; caption: string };

const NoOrders = ({ preset, selectPreset }: OrderFilter) => (
  <EmptyState
    title={<Text id="admin.list.no_data" />}
    action={
      preset !== 365 && <Button variant="line" onClick={() => selectPreset(365)} text="admin.range.year" />
    }
  />
);

/** The orders of the date range: summary, table and pagination, or the loading, empty or error state. */
export const OrderList = ({ kind, filter, caption }: Props) => {
  const { t } = useI18n();
  const errorText = useErrorText();
  const orders = useOrders(kind, filter.range, filter.page);
  if (!orders.data) {
    return orders.isError ? (
      <ErrorState retry={() => void orders.refetch()} text={errorText(orders.error)} />
    ) : (
      <OrdersSkeleton />
    );
  }
  const { data, total, paidTotal, receivedTotal } = orders.data;
  if (total === 0) return <NoOrders {...filter} />;
  const pages = Math.ceil(total / PAGE_SIZE);
  if (filter.page > pages) return <Navigate to={filter.pageUrl(pages)} replace />;
  const first = (filter.page - 1) * PAGE_SIZE + 1;
  return (
    <div
      className={orders.isPlaceholderData ? `${styles.list} ${styles.stale}` : styles.list}
      aria-busy={orders.isPlaceholderData}
    >
      <OrderSummary total={total} paid={paidTotal} received={receivedTotal} onlyPaid={kind === 'paid'} />
      <OrderTable orders={data} caption={caption} />
      <div className={styles.pagination}>
        <p className={`${typography.small} ${typography.muted} ${typography.digits}`} aria-live="polite">
          {t('admin.list.span', { first, last: Math.min(total, first + PAGE_SIZE - 1), total })}
        </p>
        <Pagination page={filter.page} pages={pages} to={filter.pageUrl} />
      </div>
    </div>
  );
};
