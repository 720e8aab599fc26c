import { type ApiSchemas, Badge, type BadgeKind } from '@sargam/kit';
import { DateTimeCell, EmptyCell, MoneyCell, type TableColumn } from '../table/index.ts';

type Attempt = ApiSchemas['PaymentAttempt'];

const badges: Record<Attempt['state'], BadgeKind> = {
  open: 'warning',
  paid: 'success',
  failed: 'danger',
  cancelled: 'plain',
  expired: 'plain',
  refused: 'danger',
  review: 'info',
  surplus: 'info',
  returned: 'info',
};

/** The payment sessions of an order at the gateway. */
export const attemptColumns: TableColumn<Attempt>[] = [
  {
    key: 'number',
    header: 'admin.order.attempt.number',
    cell: ({ tran_id }) => <span lang="en">{tran_id}</span>,
  },
  {
    key: 'state',
    header: 'admin.orders.col.state',
    cell: ({ state }) => <Badge kind={badges[state]} text={`admin.order.attempt.${state}`} />,
  },
  {
    key: 'method',
    header: 'admin.orders.col.method',
    cell: ({ method, cardIssuer }) =>
      method ? <span lang="en">{[method, cardIssuer].filter(Boolean).join(', ')}</span> : <EmptyCell />,
  },
  {
    key: 'opened',
    header: 'admin.order.attempt.opened',
    cell: ({ openedAt }) => <DateTimeCell at={openedAt} />,
  },
  {
    key: 'closed',
    header: 'admin.order.attempt.closed',
    cell: ({ closedAt }) => <DateTimeCell at={closedAt} />,
  },
  {
    key: 'bank',
    header: 'admin.order.attempt.bank',
    cell: ({ bank_tran_id }) => (bank_tran_id ? <span lang="en">{bank_tran_id}</span> : <EmptyCell />),
  },
  {
    key: 'amount',
    header: 'admin.orders.col.amount',
    numeric: true,
    cell: ({ amount }) => <MoneyCell taka={amount} />,
  },
  {
    key: 'received',
    header: 'admin.orders.col.received',
    numeric: true,
    cell: ({ received }) => (received > 0 ? <MoneyCell taka={received} /> : <EmptyCell />),
  },
];
