import type { ApiSchemas } from '@sargam/kit';
import { couponColumn } from '../orders/coupon-column.tsx';
import {
  dateTimeColumn,
  idColumn,
  linkColumn,
  moneyColumn,
  personColumn,
  reversedColumn,
  type TableColumn,
} from '../table/index.ts';

type CourseSale = ApiSchemas['CourseAnalyticsRecord'];
type InstructorSale = ApiSchemas['InstructorSale'];

/** The order and its date: the first columns of both lists. */
const orderColumns: TableColumn<Pick<CourseSale & InstructorSale, 'orderId' | 'date'>>[] = [
  idColumn({
    key: 'order',
    header: 'admin.orders.col.order',
    fixed: true,
    id: ({ orderId }) => orderId,
    path: '/admin/order',
  }),
  dateTimeColumn({ key: 'date', header: 'admin.orders.col.date', at: ({ date }) => date }),
];

/** The orders of a course. */
export const courseSaleColumns: TableColumn<CourseSale>[] = [
  ...orderColumns,
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

/** The sales of an instructor. */
export const saleColumns: TableColumn<InstructorSale>[] = [
  ...orderColumns,
  linkColumn({
    key: 'course',
    header: 'admin.analytics.course',
    narrow: 'full',
    to: ({ courseId }) => `/admin/course/analytics/${courseId}`,
    text: ({ course }) => course,
  }),
  personColumn({
    key: 'buyer',
    header: 'admin.orders.col.buyer_email',
    person: ({ userId, user_name }) => ({ id: userId, name: user_name }),
  }),
  couponColumn(({ coupon }) => coupon),
  moneyColumn({ key: 'paid', header: 'admin.analytics.paid', taka: ({ paid }) => paid }),
  moneyColumn({ key: 'cut', header: 'admin.analytics.cut', taka: ({ sargamCut }) => sargamCut }),
  moneyColumn({ key: 'share', header: 'admin.analytics.share', taka: ({ amount }) => amount }),
  reversedColumn(),
];
