import type { ApiSchemas } from '@sargam/kit';
import { couponColumn } from '../orders/coupon-column.tsx';
import {
  dateTimeColumn,
  idColumn,
  linkColumn,
  moneyColumn,
  reversedColumn,
  type TableColumn,
} from '../table/index.ts';

type InstructorSale = ApiSchemas['InstructorSale'];

/** The sales of an instructor. */
export const saleColumns: TableColumn<InstructorSale>[] = [
  idColumn({
    key: 'order',
    header: 'admin.orders.col.order',
    fixed: true,
    id: ({ orderId }) => orderId,
    path: '/admin/order',
  }),
  dateTimeColumn({ key: 'date', header: 'admin.orders.col.date', at: ({ date }) => date }),
  linkColumn({
    key: 'course',
    header: 'admin.analytics.course',
    narrow: 'full',
    to: ({ courseId }) => `/admin/course/analytics/${courseId}`,
    text: ({ course }) => course,
  }),
  {
    key: 'buyer',
    header: 'admin.orders.col.buyer_email',
    cell: ({ user_name }) => user_name,
    value: ({ user_name }) => user_name,
  },
  couponColumn(({ coupon }) => coupon),
  moneyColumn({ key: 'paid', header: 'admin.analytics.paid', taka: ({ paid }) => paid }),
  moneyColumn({ key: 'cut', header: 'admin.analytics.cut', taka: ({ sargamCut }) => sargamCut }),
  moneyColumn({ key: 'share', header: 'admin.analytics.share', taka: ({ amount }) => amount }),
  reversedColumn(),
];
