import { type ApiSchemas, apiGet } from '@sargam/kit';
import {
  courseColumn,
  dateTimeColumn,
  idColumn,
  ListPage,
  latinColumn,
  studentColumn,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';

type Expired = ApiSchemas['ExpiredSubscription'];

const columns: TableColumn<Expired>[] = [
  idColumn({
    key: 'order',
    header: 'admin.orders.col.order',
    id: ({ orderId }) => orderId,
    path: '/admin/order',
  }),
  studentColumn,
  latinColumn({ key: 'phone', header: 'admin.users.col.phone', text: ({ userPhone }) => userPhone }),
  courseColumn({ header: 'admin.expired.course', name: ({ course }) => course }),
  dateTimeColumn({ key: 'bought', header: 'admin.expired.bought', at: ({ purchaseTime }) => purchaseTime }),
  dateTimeColumn({ key: 'ended', header: 'admin.expired.ended', at: ({ createdAt }) => createdAt }),
];

export default function ExpiredAccessPage() {
  const list = useListState({ pageSize: 5 });
  const result = useList(apiGet('/course-invalidate', { query: list.query }));
  return (
    <ListPage
      title="admin.menu.expired"
      name="expired-access"
      columns={columns}
      list={list}
      result={result}
    />
  );
}
