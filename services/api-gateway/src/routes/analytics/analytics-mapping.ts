import type {
  ListInstructorSalesResponse,
  ListOrdersResponse,
  OrderRow,
  InstructorSale as StoredSale,
} from '@sargam/proto/payouts/v1/payouts';
import type { z } from 'zod';
import { type Language, localize } from '../../wire/language.ts';
import { toIsoInstant, toIsoInstantOrNull } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import { toOrderCoupon } from '../cart/cart-mapping.ts';
import { isPaid, orderStateWord } from '../order/order-mapping.ts';
import type { AdminOrder, AdminOrders, InstructorSale, InstructorSales } from './analytics-wire.ts';

const toInstructorSale = (sale: StoredSale, language: Language): InstructorSale => ({
  _id: sale.id,
  orderId: sale.orderId,
  course: localize(sale.courseTitle, language),
  courseId: sale.courseId,
  user_name: sale.buyerName,
  coupon: toOrderCoupon(sale.couponCode, sale.couponPercent),
  amount: toTaka(sale.sharePoisha),
  net: toTaka(sale.netPoisha),
  paid: toTaka(sale.paidPoisha),
  sargamCut: toTaka(sale.platformPoisha),
  reversed: toTaka(sale.reversedSharePoisha),
  date: toIsoInstant(sale.soldAt),
});

export const toInstructorSales = (
  { sales, lifetimeSharePoisha }: ListInstructorSalesResponse,
  language: Language,
): z.input<typeof InstructorSales> => ({
  success: true,
  data: sales.map((sale) => toInstructorSale(sale, language)),
  total: sales.length,
  lifetime: toTaka(lifetimeSharePoisha),
});

const toAdminOrder = (row: OrderRow, language: Language): AdminOrder => ({
  _id: row.orderId,
  paid: isPaid(row.state),
  state: orderStateWord(row.state),
  amount: toTaka(row.payablePoisha),
  received: toTaka(row.receivedPoisha),
  refunded: toTaka(row.refundedPoisha),
  userName: row.buyerName,
  userEmail: row.buyerEmail,
  userId: row.studentId,
  courses: row.courses.map(({ courseId, title, pricePoisha }) => ({
    course: localize(title, language),
    courseId,
    price: toTaka(pricePoisha),
  })),
  cupon: toOrderCoupon(row.couponCode, row.couponPercent),
  method: row.method,
  createdAt: toIsoInstant(row.createdAt),
  paidAt: toIsoInstantOrNull(row.paidAt),
});

export const toAdminOrders = (
  answer: ListOrdersResponse,
  language: Language,
): z.input<typeof AdminOrders> => ({
  success: true,
  data: answer.orders.map((row) => toAdminOrder(row, language)),
  total: answer.total,
  paidTotal: answer.paidTotal,
  receivedTotal: toTaka(answer.receivedTotalPoisha),
});
