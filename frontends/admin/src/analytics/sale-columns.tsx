import type { ApiSchemas } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { CouponCell } from '../orders/CouponCell.tsx';
import { DateTimeCell, EmptyCell, IdCell, MoneyCell, type TableColumn } from '../table/index.ts';

type InstructorSale = ApiSchemas['InstructorSale'];

/** The sales of an instructor. */
export const saleColumns: TableColumn<InstructorSale>[] = [
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
    key: 'course',
    header: 'admin.analytics.course',
    narrow: 'full',
    cell: ({ courseId, course }) => (
      <ScreenLink to={`/admin/course/analytics/${courseId}`}>{course}</ScreenLink>
    ),
    value: ({ course }) => course,
  },
  {
    key: 'buyer',
    header: 'admin.orders.col.buyer_email',
    cell: ({ user_name }) => user_name,
    value: ({ user_name }) => user_name,
  },
  {
    key: 'coupon',
    header: 'admin.orders.col.coupon',
    cell: ({ coupon }) => <CouponCell cupon={coupon} />,
    value: ({ coupon }) => coupon?.code ?? '',
  },
  {
    key: 'paid',
    header: 'admin.analytics.paid',
    numeric: true,
    cell: ({ paid }) => <MoneyCell taka={paid} />,
    value: ({ paid }) => paid,
  },
  {
    key: 'cut',
    header: 'admin.analytics.cut',
    numeric: true,
    cell: ({ sargamCut }) => <MoneyCell taka={sargamCut} />,
    value: ({ sargamCut }) => sargamCut,
  },
  {
    key: 'share',
    header: 'admin.analytics.share',
    numeric: true,
    cell: ({ amount }) => <MoneyCell taka={amount} />,
    value: ({ amount }) => amount,
  },
  {
    key: 'reversed',
    header: 'admin.analytics.reversed',
    numeric: true,
    cell: ({ reversed }) => (reversed > 0 ? <MoneyCell taka={-reversed} /> : <EmptyCell />),
    value: ({ reversed }) => reversed,
  },
];
