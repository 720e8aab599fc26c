import { type LimitOffset, toLimitOffset } from '@sargam/chassis/paging';
import { selectPage } from '@sargam/chassis/sql';
import type { CommerceServiceImplementation } from '@sargam/proto/commerce/v1/commerce';
import type { Order as OrderMessage } from '@sargam/proto/commerce/v1/order';
import type { Deps } from '../deps.ts';
import { parseOrderId, type StudentId } from '../ids.ts';
import { findReturnDeadlines } from '../orders/late-payment.ts';
import type { Order } from '../orders/order.ts';
import { orderMessage } from '../orders/order-messages.ts';
import { findOrder, withLines } from '../orders/order-store.ts';
import { requireOwnOrder } from '../orders/require-own-order.ts';
import { findUndecidedUntil } from '../orders/undecided-payments.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import { reasonMessage, refundMessage } from '../refunds/refund-messages.ts';
import { allowedReasons } from '../refunds/refund-policy.ts';
import { findOrderRefunds } from '../refunds/refund-store.ts';
import type { Db } from '../tables.ts';
import { findBoughtInLaterOrder } from './find-bought-in-later-order.ts';

/** A student's orders with their refunds. */
export const purchaseHandlers = (deps: Deps) =>
  ({
    async listPurchases(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      const { orders, total } = await listOrders(deps.database.db, student, toLimitOffset(request.page));
      return { orders: orders.map(await loadMessageMaker(deps, orders)), total };
    },

    async getOrder(request, context) {
      const order = await findOrder(deps.database.db, parseOrderId(request.orderId));
      return withRefunds(deps, requireOwnOrder(order, context));
    },
  }) satisfies Partial<CommerceServiceImplementation>;

/** A page of the student's orders, newest first, with the number of all orders. */
const listOrders = async (db: Db, student: StudentId, page: LimitOffset) => {
  const ofStudent = db.selectFrom('orders').where('student_id', '=', student);
  const { rows, total } = await selectPage(db, ofStudent, 'created_at', page);
  return { orders: await withLines(db, rows), total };
};

/**
 * Loads what the messages of these orders need; returns the function that makes them. A message has the order's refunds, the reasons
 * that a refund request may give now, the end of an undecided payment, until when the order can be given back, and whether its
 * courses were bought since.
 */
const loadMessageMaker = async (deps: Deps, orders: readonly Order[]) => {
  const now = deps.clock();
  const ids = orders.map(({ id }) => id);
  const [allRefunds, undecidedUntil, returnDeadlines, boughtInLaterOrder] = await deps.database.pipelined(
    (db) =>
      Promise.all([
        findOrderRefunds(db, ids),
        findUndecidedUntil(db, ids, now),
        findReturnDeadlines(db, orders, now),
        findBoughtInLaterOrder(db, ids),
      ]),
  );
  const byOrder = Map.groupBy(allRefunds, (refund) => refund.bill.id as string);
  return (order: Order): OrderMessage => {
    const refunds = byOrder.get(order.id) ?? [];
    const hasOpenRequest = refunds.some((refund) => refund.state === 'requested');
    return {
      ...orderMessage(order),
      refunds: refunds.map(refundMessage),
      refundReasons: allowedReasons(order, deps.refundPolicy, { now, hasOpenRequest }).map(reasonMessage),
      paymentUndecidedUntil: undecidedUntil.get(order.id),
      // An admin decides about an open request.
      returnableUntil: hasOpenRequest ? undefined : returnDeadlines.get(order.id),
      boughtInLaterOrder: boughtInLaterOrder.has(order.id),
    };
  };
};

export const withRefunds = async (deps: Deps, order: Order): Promise<OrderMessage> =>
  (await loadMessageMaker(deps, [order]))(order);
