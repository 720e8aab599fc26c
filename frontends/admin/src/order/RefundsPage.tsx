import { type ApiSchemas, apiGet } from '@sargam/kit';
import {
  dateTimeColumn,
  IdCell,
  ListPage,
  personColumn,
  SelectFilter,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';
import { refundAmounts, refundState, refundWhy } from './refund-columns.tsx';

type ListedRefund = ApiSchemas['ListedRefund'];

const states = [
  'asked',
  'stuck',
  'granted',
  'accepted',
  'refunded',
  'declined',
] as const satisfies readonly ListedRefund['state'][];

const columns: TableColumn<ListedRefund>[] = [
  {
    key: 'order',
    header: 'admin.orders.col.order',
    fixed: true,
    cell: ({ orderId, storeOrderId }) =>
      orderId ? (
        <IdCell id={orderId} to={`/admin/order/${orderId}`} />
      ) : (
        <IdCell id={storeOrderId ?? ''} to={`/admin/store/order/${storeOrderId}`} />
      ),
    value: ({ orderId, storeOrderId }) => orderId ?? storeOrderId ?? '',
  },
  dateTimeColumn({ key: 'date', header: 'admin.orders.col.date', at: ({ askedAt }) => askedAt }),
  personColumn({
    key: 'student',
    header: 'admin.orders.col.buyer_email',
    narrow: 'full',
    person: ({ userId, userName, userEmail }) => ({
      id: userId,
      name: userName ?? userId,
      email: userEmail ?? '',
    }),
  }),
  refundState,
  refundWhy,
  ...refundAmounts,
];

/** All refunds; an order's page has the decisions about them. */
export default function RefundsPage() {
  const list = useListState({ pageSize: 10, filters: { state: states } });
  const result = useList(apiGet('/order/refund/list', { query: list.query }));
  return (
    <ListPage
      title="admin.menu.refunds"
      filters={
        <SelectFilter
          list={list}
          name="state"
          label="admin.orders.col.state"
          values={states}
          textKey={(value) => `admin.refund.state.${value}`}
        />
      }
      name="refunds"
      columns={columns}
      list={list}
      result={result}
    />
  );
}
