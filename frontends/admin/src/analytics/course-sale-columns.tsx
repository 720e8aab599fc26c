import type { ApiSchemas } from '@sargam/kit';
import { CouponCell } from '../orders/CouponCell.tsx';
import { DateTimeCell, EmptyCell, IdCell, MoneyCell, PersonCell, type TableColumn } from '../table/index.ts';

type CourseSale = ApiSchemas['CourseAnalyticsRecord'];

/** The orders of a course. */
export const courseSaleColumns: TableColumn<CourseSale>[] = [
  {
    key: 'order',
    header: 'admin.orders.col.order',
    fixed: true,
    cell: ({ orderId }) => <IdCell id={orderId} to={`/admin/order/${orderId}`} />,
    value: ({ orderId }) => orderId,
  },
  {
    key: 'date',
    header: 'admin.orders.col.date',
    cell: ({ date }) => <DateTimeCell at={date} />,
    value: ({ date }, { format }) => `${format.shortDate(date)} ${format.time(date)}`,
  },
  {
    key: 'buyer',
    header: 'admin.orders.col.buyer_email',
    narrow: 'full',
    cell: ({ userId, user, email }) => <PersonCell id={userId} name={user} email={email} />,
    value: ({ user, email }) => `${user} <${email}>`,
  },
  {
    key: 'coupon',
    header: 'admin.orders.col.coupon',
    cell: ({ coupon }) => <CouponCell cupon={coupon} />,
    value: ({ coupon }) => coupon?.code ?? '',
  },
  {
    key: 'price',
    header: 'admin.analytics.price',
    numeric: true,
    cell: ({ coursePrice }) => <MoneyCell taka={coursePrice} />,
    value: ({ coursePrice }) => coursePrice,
  },
  {
    key: 'paid',
    header: 'admin.analytics.paid',
    numeric: true,
    cell: ({ paid }) => <MoneyCell taka={paid} />,
    value: ({ paid }) => paid,
  },
  {
    key: 'received',
    header: 'admin.orders.col.received',
    numeric: true,
    cell: ({ receivedAmount }) => <MoneyCell taka={receivedAmount} />,
    value: ({ receivedAmount }) => receivedAmount,
  },
  {
    key: 'reversed',
    header: 'admin.analytics.reversed',
    numeric: true,
    cell: ({ reversed }) => (reversed > 0 ? <MoneyCell taka={-reversed} /> : <EmptyCell />),
    value: ({ reversed }) => reversed,
  },
];
