import {
  Button,
  EmptyState,
  ErrorState,
  Navigate,
  Pagination,
  useErrorText,
  useTranslate,
} from '@sargam/kit';
import type { OrderKind } from './fetch-orders.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { OrderTable } from './OrderTable.tsx';
import type { OrderFilter } from './useOrderFilter.ts';
import { PAGE_SIZE, useOrders } from './useOrders.ts';

type Props = { kind: OrderKind; filter: OrderFilter; caption: string };

const NoOrders = ({ preset, selectPreset }: OrderFilter) => {
  const t = useTranslate();
  return (
    <EmptyState
      title={t('admin.list.no_data')}
      action={
        preset !== 365 && (
          <Button variant="line" onClick={() => selectPreset(365)}>
            {t('admin.range.year')}
          </Button>
        )
      }
    />
  );
};

/** The orders of the date range: summary, table and pagination, or the loading, empty or error state. */
export const OrderList = ({ kind, filter, caption }: Props) => {
  const t = useTranslate();
  const errorText = useErrorText();
  const orders = useOrders(kind, filter.days, filter.page);
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
      className={orders.isPlaceholderData ? 'order-list old' : 'order-list'}
      aria-busy={orders.isPlaceholderData}
    >
      <OrderSummary total={total} paid={paidTotal} received={receivedTotal} onlyPaid={kind === 'paid'} />
      <OrderTable orders={data} caption={caption} />
      <div className="order-pages">
        <p className="sm muted num" aria-live="polite">
          {t('admin.list.span', { first, last: Math.min(total, first + PAGE_SIZE - 1), total })}
        </p>
        <Pagination page={filter.page} pages={pages} to={filter.pageUrl} />
      </div>
    </div>
  );
};
