import { EmptyCell, MoneyCell } from './cell-parts.tsx';
import type { TableColumn } from './table-column.ts';

/** What refunds reversed: a negative amount, and nothing without a refund. The copy has the same amount as the cell. */
export const reversedColumn = <Row extends { reversed: number }>(): TableColumn<Row> => ({
  key: 'reversed',
  header: 'admin.analytics.reversed',
  numeric: true,
  cell: ({ reversed }) => (reversed > 0 ? <MoneyCell taka={-reversed} /> : <EmptyCell />),
  value: ({ reversed }) => (reversed > 0 ? -reversed : ''),
});
