import { type ApiSchemas, apiGet } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import {
  DataTable,
  DateTimeCell,
  EmptyCell,
  IdCell,
  PersonCell,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';

type Expired = ApiSchemas['ExpiredSubscription'];

const columns: TableColumn<Expired>[] = [
  {
    key: 'order',
    header: 'admin.orders.col.order',
    cell: ({ orderId }) => (orderId ? <IdCell id={orderId} to={`/admin/order/${orderId}`} /> : <EmptyCell />),
    value: ({ orderId }) => orderId,
  },
  {
    key: 'student',
    header: 'admin.orders.col.buyer_email',
    fixed: true,
    narrow: 'full',
    cell: ({ userId, userName, userEmail }) => <PersonCell id={userId} name={userName} email={userEmail} />,
    value: ({ userName, userEmail }) => `${userName} <${userEmail}>`,
  },
  {
    key: 'phone',
    header: 'admin.users.col.phone',
    cell: ({ userPhone }) => (userPhone ? <span lang="en">{userPhone}</span> : <EmptyCell />),
    value: ({ userPhone }) => userPhone,
  },
  {
    key: 'course',
    header: 'admin.expired.course',
    narrow: 'full',
    cell: ({ courseId, course }) => (
      <ScreenLink to={`/courseview?id=${courseId}`}>{course || courseId}</ScreenLink>
    ),
    value: ({ course }) => course,
  },
  {
    key: 'bought',
    header: 'admin.expired.bought',
    cell: ({ purchaseTime }) => <DateTimeCell at={purchaseTime} />,
    value: ({ purchaseTime }, { format }) => `${format.shortDate(purchaseTime)} ${format.time(purchaseTime)}`,
  },
  {
    key: 'ended',
    header: 'admin.expired.ended',
    cell: ({ createdAt }) => <DateTimeCell at={createdAt} />,
    value: ({ createdAt }, { format }) => `${format.shortDate(createdAt)} ${format.time(createdAt)}`,
  },
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
