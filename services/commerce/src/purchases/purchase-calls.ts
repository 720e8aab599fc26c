import { type LimitOffset, toLimitOffset } from '@sargam/chassis/paging';
import { selectPage } from '@sargam/chassis/sql';
import type { CommerceServiceImplementation } from '@sargam/proto/commerce/v1/commerce';
import type { Order as OrderMessage } from '@sargam/proto/commerce/v1/order';
import type { Deps } from '../deps.ts';
import { parseOrderId, type StudentId } from '../ids.ts';
import type { Order } from '../orders/order.ts';
import { orderMessage } from '../orders/order-messages.ts';
import { findOrder, withLines } from '../orders/order-store.ts';
import { requireOwnOrder } from '../orders/require-own-order.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import type { Refund } from '../refunds/refund.ts';
import { reasonMessage, refundMessage } from '../refunds/refund-messages.ts';
import { allowedReasons } from '../refunds/refund-policy.ts';
import { findOrderRefunds } from '../refunds/refund-store.ts';
import type { Db } from '../tables.ts';

/** A student's orders with their refunds. */
export const purchaseCalls = (deps: Deps) =>
  ({
    async listPurchases(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      const { orders, total } = await listOrders(deps.database.db, student, toLimitOffset(request.page));
      return { orders: await listWithRefunds(deps, orders), total };
    },

    async getOrder(request, context) {
      const order = await findOrder(deps.database.db, parseOrderId(request.orderId));
      return withRefunds(deps, requireOwnOrder(order, context));
    },
  }) satisfies Partial<CommerceServiceImplementation>;

/** A page of the student's orders, newest first, with the number of all orders. */
const listOrders = async (db: Db, student: StudentId, page: LimitOffset) => {
  const ofStudent = db.selectFrom('orders').where('student_id', '=', student);
  const { rows, total } = await selectPage(ofStudent, 'created_at', page);
  return { orders: await withLines(db, rows), total };
};

/** Order messages with their refunds and with the reasons that a refund request may give now. */
const listWithRefunds = async (deps: Deps, orders: readonly Order[]): Promise<OrderMessage[]> => {
  const refunds = await findOrderRefunds(
    deps.database.db,
    orders.map((order) => order.id),
  );
  const byOrder = Map.groupBy(refunds, (refund) => refund.bill.id as string);
  const now = deps.clock();
  return orders.map((order) => toMessage(deps, order, byOrder.get(order.id) ?? [], now));
};

export const withRefunds = async (deps: Deps, order: Order): Promise<OrderMessage> =>
  toMessage(deps, order, await findOrderRefunds(deps.database.db, [order.id]), deps.clock());

const toMessage = (
  { refundPolicy }: Deps,
  order: Order,
  refunds: readonly Refund[],
  now: Date,
): OrderMessage => {
  const hasOpenRequest = refunds.some((refund) => refund.state === 'requested');
  return {
    ...orderMessage(order),
    refunds: refunds.map(refundMessage),
    refundReasons: allowedReasons(order, refundPolicy, { now, hasOpenRequest }).map(reasonMessage),
  };
};
