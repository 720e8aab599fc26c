import { domainError } from '@sargam/chassis/errors';
import { toBoundedLimitOffset, toPageWithNext } from '@sargam/chassis/paging';
import { requireCaller } from '@sargam/chassis/service';
import type {
  OrderCursor as OrderCursorMessage,
  OrderRow as OrderRowMessage,
  PayoutsServiceImplementation,
} from '@sargam/proto/payouts/v1/payouts';
import type { Deps } from '../deps.ts';
import {
  findOrders,
  listOrders,
  type OrderCursor,
  type OrderRow,
  type OrderTotals,
  sumOrders,
} from './order-store.ts';

const MAX_FOUND = 20;

export const orderHandlers = ({
  database,
}: Deps): Pick<PayoutsServiceImplementation, 'listOrders' | 'findOrders'> => ({
  listOrders: async ({ from, until, paidOnly, states, page, after, withoutTotals }, context) => {
    requireCaller(context, { roles: ['admin'] });
    if (!from || !until) throw domainError.invalid('range-missing', 'any of the field is missing');
    const filter = { from, until, paidOnly, states };
    const { limit, offset } = toBoundedLimitOffset({ page, after: after?.orderId ?? '' });
    const [rows, totals] = await Promise.all([
      listOrders(database.db, filter, { limit: limit + 1, offset, after: toCursor(after) }),
      withoutTotals ? noTotals : sumOrders(database.db, filter),
    ]);
    const { page: orders, next } = toPageWithNext(rows, limit, ({ id }) => id);
    return {
      orders: orders.map(toOrderMessage),
      next,
      total: totals.total,
      paidTotal: totals.paid,
      refundedTotal: totals.refunded,
      receivedTotalPoisha: totals.received,
    };
  },
  findOrders: async ({ query, limit }, context) => {
    requireCaller(context, { roles: ['admin'] });
    const orders = await findOrders(database.db, query.trim(), Math.min(limit || MAX_FOUND, MAX_FOUND));
    return { orders: orders.map(toOrderMessage) };
  },
});

const noTotals: OrderTotals = { total: 0, paid: 0, refunded: 0, received: 0n };

const toCursor = (after: OrderCursorMessage | undefined): OrderCursor | undefined =>
  after && { createdAt: after.createdAt, id: after.orderId };

const toOrderMessage = (row: OrderRow): OrderRowMessage => ({
  orderId: row.id,
  studentId: row.student_id,
  buyerName: row.buyer_name ?? '',
  buyerEmail: row.buyer_email ?? '',
  state: row.state,
  payablePoisha: row.payable,
  subtotalPoisha: row.subtotal,
  receivedPoisha: row.received - row.card_refunded,
  couponCode: row.coupon_code,
  couponPercent: row.coupon_percent,
  method: row.method,
  courses: row.courses.map(({ courseId, title, price }) => ({ courseId, title, pricePoisha: BigInt(price) })),
  createdAt: row.created_at,
  paidAt: row.paid_at ?? undefined,
  refundedPoisha: row.refunded,
});
