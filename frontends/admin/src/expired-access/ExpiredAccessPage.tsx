import { type ApiSchemas, apiGet } from '@sargam/kit';
import { ScreenPage } from '../page/ScreenPage.tsx';
import {
  DataTable,
  dateTimeColumn,
  idColumn,
  latinColumn,
  linkColumn,
  personColumn,
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
  personColumn({
    key: 'student',
    header: 'admin.orders.col.buyer_email',
    fixed: true,
    narrow: 'full',
    person: ({ userId, userName, userEmail }) => ({ id: userId, name: userName, email: userEmail }),
  }),
  latinColumn({ key: 'phone', header: 'admin.users.col.phone', text: ({ userPhone }) => userPhone }),
  linkColumn({
    key: 'course',
    header: 'admin.expired.course',
    narrow: 'full',
    to: ({ courseId }) => `/courseview?id=${courseId}`,
    text: ({ courseId, course }) => course || courseId,
  }),
  dateTimeColumn({ key: 'bought', header: 'admin.expired.bought', at: ({ purchaseTime }) => purchaseTime }),
  dateTimeColumn({ key: 'ended', header: 'admin.expired.ended', at: ({ createdAt }) => createdAt }),
];

export default function ExpiredAccessPage() {
  const list = useListState({ pageSize: 5 });
  const result = useList(apiGet('/course-invalidate', { query: list.query }));
  return (
    <ScreenPage title="admin.menu.expired">
      <DataTable
        name="expired-access"
        caption="admin.menu.expired"
        columns={columns}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        csv
      />
    </ScreenPage>
  );
}
