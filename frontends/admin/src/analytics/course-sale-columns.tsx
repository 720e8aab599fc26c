import type { ApiSchemas } from '@sargam/kit';
import { couponColumn } from '../orders/coupon-column.tsx';
import {
  dateTimeColumn,
  idColumn,
  moneyColumn,
  personColumn,
  reversedColumn,
  type TableColumn,
} from '../table/index.ts';

type CourseSale = ApiSchemas['CourseAnalyticsRecord'];

/** The orders of a course. */
export const courseSaleColumns: TableColumn<CourseSale>[] = [
  idColumn({
    key: 'order',
    header: 'admin.orders.col.order',
    fixed: true,
    id: ({ orderId }) => orderId,
    path: '/admin/order',
  }),
  dateTimeColumn({ key: 'date', header: 'admin.orders.col.date', at: ({ date }) => date }),
  personColumn({
    key: 'buyer',
    header: 'admin.orders.col.buyer_email',
    narrow: 'full',
    person: ({ userId, user, email }) => ({ id: userId, name: user, email }),
  }),
  couponColumn(({ coupon }) => coupon),
  moneyColumn({ key: 'price', header: 'admin.analytics.price', taka: ({ coursePrice }) => coursePrice }),
  moneyColumn({ key: 'paid', header: 'admin.analytics.paid', taka: ({ paid }) => paid }),
  moneyColumn({
    key: 'received',
    header: 'admin.orders.col.received',
    taka: ({ receivedAmount }) => receivedAmount,
  }),
  reversedColumn(),
];
