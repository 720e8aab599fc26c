import { useI18n } from '@sargam/kit';
import { PlainTable, type TableColumn } from '../table/index.ts';
import { periods, type Sales, type SalesSummary } from './sales-periods.ts';

type Figure = keyof SalesSummary;
const rows: readonly { figure: Figure; name: string }[] = [
  { figure: 'total', name: 'admin.sales.total_orders' },
  { figure: 'paid', name: 'admin.sales.paid_orders' },
  { figure: 'unpaid', name: 'admin.sales.unpaid_orders' },
  { figure: 'refunded', name: 'admin.sales.refunded_orders' },
  { figure: 'received', name: 'admin.sales.received' },
];

/** Total, paid, unpaid and refunded orders and the received amount, one column per period. */
export const SalesTable = (sales: Sales) => {
  const { t, format } = useI18n();
  const columns: TableColumn<(typeof rows)[number]>[] = [
    {
      key: 'figure',
      header: 'admin.sales.figure',
      narrow: 'full',
      cell: ({ name }) => <b>{t(name)}</b>,
    },
    ...periods.map(
      ({ key, name }): TableColumn<(typeof rows)[number]> => ({
        key,
        header: name,
        numeric: true,
        cell: ({ figure }) =>
          figure === 'received' ? format.money(sales[key].received) : format.count(sales[key][figure]),
      }),
    ),
  ];
  return (
    <PlainTable caption="admin.menu.sales" columns={columns} rows={rows} rowKey={({ figure }) => figure} />
  );
};
