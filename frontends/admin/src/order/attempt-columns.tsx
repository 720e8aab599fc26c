import { type ApiSchemas, Badge, type BadgeKind } from '@sargam/kit';
import {
  dateTimeColumn,
  EmptyCell,
  latinColumn,
  MoneyCell,
  moneyColumn,
  paymentMethodColumn,
  type TableColumn,
} from '../table/index.ts';

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
  latinColumn({ key: 'number', header: 'admin.order.attempt.number', text: ({ tran_id }) => tran_id }),
  {
    key: 'state',
    header: 'admin.orders.col.state',
    cell: ({ state }) => <Badge kind={badges[state]} text={`admin.order.attempt.${state}`} />,
  },
  paymentMethodColumn(({ method, cardIssuer }) => ({ method, issuer: cardIssuer })),
  dateTimeColumn({ key: 'opened', header: 'admin.order.attempt.opened', at: ({ openedAt }) => openedAt }),
  dateTimeColumn({ key: 'closed', header: 'admin.order.attempt.closed', at: ({ closedAt }) => closedAt }),
  latinColumn({ key: 'bank', header: 'admin.order.attempt.bank', text: ({ bank_tran_id }) => bank_tran_id }),
  moneyColumn({ key: 'amount', header: 'admin.orders.col.amount', taka: ({ amount }) => amount }),
  {
    key: 'received',
    header: 'admin.orders.col.received',
    numeric: true,
    cell: ({ received }) => (received > 0 ? <MoneyCell taka={received} /> : <EmptyCell />),
  },
];
