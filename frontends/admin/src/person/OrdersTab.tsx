import { type ApiSchemas, apiGet, typography, useI18n } from '@sargam/kit';
import { couponColumn } from '../orders/coupon-column.tsx';
import { coursesColumn, orderStateColumn } from '../orders/order-columns.tsx';
import {
  DataTable,
  dateTimeColumn,
  idColumn,
  MoneyCell,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';
import type { Account } from './person-query.ts';

type Purchase = ApiSchemas['Purchase'];

const Amount = ({ amount, balanceUsed, refunded }: Purchase) => {
  const { t, format } = useI18n();
  return (
    <>
      <MoneyCell taka={amount} />
      {balanceUsed > 0 && (
        <div className={`${typography.tiny} ${typography.faint}`}>
          {t('admin.person.from_balance', { amount: format.money(balanceUsed) })}
        </div>
      )}
      {refunded > 0 && (
        <div className={typography.tiny}>
          {t('admin.orders.refunded_of', { amount: format.money(refunded) })}
        </div>
      )}
    </>
  );
};

const columns: TableColumn<Purchase>[] = [
  idColumn({
    key: 'order',
    header: 'admin.orders.col.order',
    fixed: true,
    id: ({ _id }) => _id,
    path: '/admin/order',
  }),
  dateTimeColumn({ key: 'date', header: 'admin.orders.col.date', at: ({ createdAt }) => createdAt }),
  coursesColumn(({ courses }) => courses.map(({ _id: id, title }) => ({ id, title }))),
  couponColumn(({ cupon }) => cupon),
  orderStateColumn,
  {
    key: 'amount',
    header: 'admin.orders.col.amount',
    numeric: true,
    cell: (order) => <Amount {...order} />,
    value: ({ amount }) => amount,
  },
];

/** The orders of the user, newest first. */
export const OrdersTab = ({ person: { _id } }: { person: Account }) => {
  const list = useListState({ pageSize: 10 });
  const result = useList(apiGet('/order/mine/{userId}', { path: { userId: _id }, query: list.query }));
  return (
    <DataTable
      name="orders-of-user"
      caption="admin.person.tab.orders"
      columns={columns}
      rowKey={(order) => order._id}
      list={list}
      result={result}
      isHighlighted={({ paid }) => paid}
      csv
    />
  );
};
