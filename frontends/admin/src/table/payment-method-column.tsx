import { PaymentMethodName, paymentMethodName } from '@sargam/kit/payment-method';
import { EmptyCell } from './cell-parts.tsx';
import type { TableColumn } from './table-column.ts';

type Payment = { method: string; issuer?: string };

/** How an order was paid, by the usual name of the method. */
export const paymentMethodColumn = <Row,>(paymentOf: (row: Row) => Payment): TableColumn<Row> => ({
  key: 'method',
  header: 'admin.orders.col.method',
  cell: (row) => (paymentOf(row).method ? <PaymentMethodName {...paymentOf(row)} /> : <EmptyCell />),
  value: (row, { t }) => paymentMethodName(t, paymentOf(row).method),
});
