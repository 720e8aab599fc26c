import { toLimitOffset } from '@sargam/chassis/paging';
import type { CommerceServiceImplementation } from '@sargam/proto/commerce/v1/commerce';
import type { Deps } from '../deps.ts';
import { parseOrderId } from '../ids.ts';
import { findOrder } from '../orders/order-store.ts';
import { requireOwnOrder } from '../orders/require-own-order.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import { listOrders } from './list-orders.ts';
import { listWithRefunds, withRefunds } from './with-refunds.ts';

/** A student's orders with their refunds. */
export const purchaseCalls = (
  deps: Deps,
): Pick<CommerceServiceImplementation, 'listPurchases' | 'getOrder'> => ({
  async listPurchases(request, context) {
    const student = requireStudentAccess(context, request.studentId);
    const { orders, total } = await listOrders(deps.database.db, student, toLimitOffset(request.page));
    return { orders: await listWithRefunds(deps, orders), total };
  },

  async getOrder(request, context) {
    const order = await findOrder(deps.database.db, parseOrderId(request.orderId));
    return withRefunds(deps, requireOwnOrder(order, context));
  },
});
