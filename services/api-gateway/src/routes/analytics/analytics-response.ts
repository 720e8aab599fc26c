import type { OrderState } from '@sargam/proto/commerce/v1/order';
import type {
  ListInstructorSalesResponse,
  ListOrdersResponse,
  OrderRow,
  InstructorSale as StoredSale,
  SummarizeInstructorSalesResponse,
} from '@sargam/proto/payouts/v1/payouts';
import { z } from 'zod';
import {
  each,
  flag,
  instant,
  instantOrNull,
  integer,
  localized,
  responseOf,
  successListOf,
  taka,
  text,
  textOrNull,
} from '../../api/response.ts';
import { BoundedPageQuery, Id } from '../../api/schemas.ts';
import { orderCoupon } from '../cart/cart-response.ts';
import { isPaid, OrderStateName, orderState, toStoredOrderState } from '../order/order-response.ts';
import { DayParam } from './day-range.ts';

const InstructorSale = responseOf<StoredSale>('InstructorSale')({
  _id: text((sale) => sale.id),
  orderId: text((sale) => sale.orderId),
  course: localized((sale) => sale.courseTitle),
  courseId: text((sale) => sale.courseId),
  user_name: text((sale) => sale.buyerName),
  userId: textOrNull((sale) => sale.studentId, 'For admins; null for the instructor'),
  coupon: orderCoupon,
  amount: taka((sale) => sale.sharePoisha, "The instructor's share, after the gateway's cut"),
  net: taka((sale) => sale.netPoisha),
  paid: taka((sale) => sale.paidPoisha),
  sargamCut: taka((sale) => sale.platformPoisha),
  reversed: taka((sale) => sale.reversedSharePoisha, "Part of the instructor's share that refunds reversed"),
  date: instant((sale) => sale.soldAt),
});

export const InstructorSales = responseOf<ListInstructorSalesResponse>()({
  ...successListOf(InstructorSale, 'sales').fields,
  lifetime: taka((list) => list.lifetimeSharePoisha, 'Lifetime earnings: shares minus reversals'),
  lifetimeSales: taka((list) => list.lifetimePaidPoisha, 'Paid by the buyers, lifetime'),
  lifetimeCut: taka((list) => list.lifetimePlatformPoisha, "The platform's part minus reversals, lifetime"),
});

type SalesSummary = SummarizeInstructorSalesResponse;

const DaySales = responseOf<SalesSummary['days'][number]>('DaySales')({
  day: text((row) => row.day, 'ISO 8601 day in Dhaka'),
  count: integer((row) => row.saleCount),
  share: taka((row) => row.sharePoisha, "The instructor's share less refunds"),
});

const CourseShare = responseOf<SalesSummary['courses'][number]>('CourseShare')({
  _id: text((row) => row.courseId),
  title: localized((row) => row.title),
  count: integer((row) => row.saleCount),
  share: taka((row) => row.sharePoisha, "The instructor's share less refunds"),
});

export const InstructorSalesSummary = responseOf<SalesSummary>('InstructorSalesSummary')({
  count: integer((sums) => sums.saleCount),
  net: taka((sums) => sums.netPoisha, "After the gateway's cut"),
  share: taka((sums) => sums.sharePoisha, "The instructor's share less refunds"),
  reversed: taka((sums) => sums.reversedSharePoisha, "Part of the instructor's share that refunds reversed"),
  days: each(DaySales, (sums) => sums.days, 'Days with a sale, oldest first'),
  courses: each(CourseShare, (sums) => sums.courses, 'Most sales first'),
});

const OrderedCourse = responseOf<OrderRow['courses'][number]>()({
  course: localized((course) => course.title),
  courseId: text((course) => course.courseId),
  price: taka((course) => course.pricePoisha),
});

const AdminOrder = responseOf<OrderRow>('AdminOrder')({
  _id: text((row) => row.orderId),
  paid: flag(isPaid),
  state: orderState,
  amount: taka((row) => row.payablePoisha),
  received: taka((row) => row.receivedPoisha, 'After the gateway fee, minus what went back by card'),
  refunded: taka((row) => row.refundedPoisha, 'Refunded so far, to the wallet and to the card'),
  userName: text((row) => row.buyerName),
  userEmail: text((row) => row.buyerEmail),
  userId: text((row) => row.studentId),
  courses: each(OrderedCourse, (row) => row.courses),
  cupon: orderCoupon,
  method: text((row) => row.method),
  createdAt: instant((row) => row.createdAt),
  paidAt: instantOrNull((row) => row.paidAt),
});

export const AdminOrders = responseOf<ListOrdersResponse>()({
  ...successListOf(AdminOrder, 'orders').fields,
  next: textOrNull((list) => list.next, 'The `after` of the next page; null on the last page'),
  paidTotal: integer((list) => list.paidTotal, 'Paid and not fully refunded'),
  refundedTotal: integer((list) => list.refundedTotal, 'Fully refunded'),
  receivedTotal: taka((list) => list.receivedTotalPoisha),
});

export const AdminOrdersQuery = BoundedPageQuery.extend({
  state: OrderStateName.optional().meta({ description: 'created: every order that can still be paid' }),
});

/** The stored states of a filter; empty for all. */
export const toStates = (state: z.output<typeof AdminOrdersQuery>['state']): OrderState[] => {
  if (state === 'created') return ['ORDER_STATE_CREATED', 'ORDER_STATE_AWAITING_PAYMENT'];
  return state ? [toStoredOrderState(state)] : [];
};

export const DayRange = z.object({ start: DayParam, end: DayParam });
export const InstructorDayRange = DayRange.extend({ instructorId: Id });
