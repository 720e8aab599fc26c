import type { Order as OrderMessage } from '@sargam/proto/commerce/v1/order';
import type { Deps } from '../deps.ts';
import type { Order } from '../orders/order.ts';
import { orderMessage } from '../orders/order-messages.ts';
import type { Refund } from '../refunds/refund.ts';
import { reasonMessage, refundMessage } from '../refunds/refund-messages.ts';
import { allowedReasons } from '../refunds/refund-policy.ts';
import { findOrderRefunds } from '../refunds/refund-store.ts';

/** Order messages with their refunds and with the reasons that a refund request may give now. */
export const listWithRefunds = async (deps: Deps, orders: readonly Order[]): Promise<OrderMessage[]> => {
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
