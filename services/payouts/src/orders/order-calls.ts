import { domainError } from '@sargam/chassis/errors';
import { toLimitOffset } from '@sargam/chassis/paging';
import { requireCaller } from '@sargam/chassis/service';
import type {
  OrderRow as OrderRowMessage,
  PayoutsServiceImplementation,
} from '@sargam/proto/payouts/v1/payouts';
import type { Deps } from '../deps.ts';
import { listOrders, type OrderRow, sumOrders } from './order-store.ts';

export const orderCalls = ({ database }: Deps): Pick<PayoutsServiceImplementation, 'listOrders'> => ({
  listOrders: async ({ from, until, paidOnly, page }, context) => {
    requireCaller(context, { roles: ['admin'] });
    if (!from || !until) throw domainError.invalid('range-missing', 'any of the field is missing');
    const filter = { from, until, paidOnly };
    const [orders, totals] = await Promise.all([
      listOrders(database.db, filter, toLimitOffset(page)),
      sumOrders(database.db, filter),
    ]);
    return {
      orders: orders.map(toOrderMessage),
      total: totals.total,
      paidTotal: totals.paid,
      receivedTotalPoisha: totals.received,
    };
  },
});

const toOrderMessage = (row: OrderRow): OrderRowMessage => ({
  orderId: row.id,
  studentId: row.student_id,
  buyerName: row.buyer_name ?? '',
  buyerEmail: row.buyer_email ?? '',
  state: row.state,
  payablePoisha: row.payable,
  subtotalPoisha: row.subtotal,
  receivedPoisha: row.received,
  couponCode: row.coupon_code,
  couponPercent: row.coupon_percent,
  method: row.method,
  courses: row.courses.map(({ courseId, title, price }) => ({ courseId, title, pricePoisha: BigInt(price) })),
  createdAt: row.created_at,
  paidAt: row.paid_at ?? undefined,
  refundedPoisha: row.refunded,
});
