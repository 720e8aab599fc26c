import { useI18n } from '@sargam/kit';
import { PlainTable, type TableColumn } from '../table/index.ts';
import { periods, type Sales, type SalesSummary } from './sales-periods.ts';

type Metric = keyof SalesSummary;
const rows: readonly { metric: Metric; name: string }[] = [
  { metric: 'total', name: 'admin.sales.total_orders' },
  { metric: 'paid', name: 'admin.sales.paid_orders' },
  { metric: 'unpaid', name: 'admin.sales.unpaid_orders' },
  { metric: 'refunded', name: 'admin.sales.refunded_orders' },
  { metric: 'received', name: 'admin.sales.received' },
];

/** Total, paid, unpaid and refunded orders and the received amount, one column per period. */
export const SalesTable = (sales: Sales) => {
  const { t, format } = useI18n();
  const columns: TableColumn<(typeof rows)[number]>[] = [
    {
      key: 'metric',
      header: 'admin.sales.figure',
      narrow: 'full',
      cell: ({ name }) => <b>{t(name)}</b>,
    },
    ...periods.map(
      ({ key, name }): TableColumn<(typeof rows)[number]> => ({
        key,
        header: name,
        numeric: true,
        cell: ({ metric }) =>
          metric === 'received' ? format.money(sales[key].received) : format.count(sales[key][metric]),
      }),
    ),
  ];
  return (
    <PlainTable caption="admin.menu.sales" columns={columns} rows={rows} rowKey={({ metric }) => metric} />
  );
};
