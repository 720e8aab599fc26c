import { type ApiSchemas, apiGet, typography, useI18n } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { CouponCell } from '../orders/CouponCell.tsx';
import { OrderState } from '../orders/order-columns.tsx';
import {
  DataTable,
  DateTimeCell,
  IdCell,
  MoneyCell,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';
import type { Account } from './person-query.ts';

type Purchase = ApiSchemas['Purchase'];

const Courses = ({ courses }: Purchase) => (
  <ul>
    {courses.map(({ _id, title }) => (
      <li key={_id}>
        <ScreenLink to={`/courseview?id=${_id}`}>{title}</ScreenLink>
      </li>
    ))}
  </ul>
);

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
  {
    key: 'order',
    header: 'admin.orders.col.order',
    fixed: true,
    cell: ({ _id }) => <IdCell id={_id} to={`/admin/order/${_id}`} />,
    value: ({ _id }) => _id,
  },
  {
    key: 'date',
    header: 'admin.orders.col.date',
    cell: ({ createdAt }) => <DateTimeCell at={createdAt} />,
    value: ({ createdAt }, { format }) => format.dateTime(createdAt),
  },
  {
    key: 'courses',
    header: 'admin.orders.col.courses',
    narrow: 'full',
    cell: (order) => <Courses {...order} />,
    value: ({ courses }) => courses.map(({ title }) => title).join('; '),
  },
  {
    key: 'coupon',
    header: 'admin.orders.col.coupon',
    cell: ({ cupon }) => <CouponCell cupon={cupon} />,
    value: ({ cupon }) => cupon?.code ?? '',
  },
  {
    key: 'state',
    header: 'admin.orders.col.state',
    cell: (order) => <OrderState {...order} />,
    value: ({ state }, { t }) => t(`admin.state.${state}`),
  },
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
    />
  );
};
