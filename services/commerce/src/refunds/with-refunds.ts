import type { Order as OrderMessage } from '@sargam/proto/commerce/v1/order';
import type { Deps } from '../deps.ts';
import type { Order } from '../orders/order.ts';
import { orderMessage } from '../orders/order-messages.ts';
import { reasonMessage, refundMessage } from './refund-messages.ts';
import { allowedReasons } from './refund-policy.ts';
import { findOrderRefunds } from './refund-store.ts';

/** Order messages with their refunds and with the reasons that a refund request may give now. */
export const withRefunds = async (
  { database, refundPolicy, clock }: Pick<Deps, 'database' | 'refundPolicy' | 'clock'>,
  orders: readonly Order[],
): Promise<OrderMessage[]> => {
  const refunds = await findOrderRefunds(
    database.db,
    orders.map((order) => order.id),
  );
  const byOrder = Map.groupBy(refunds, (refund) => refund.bill.id as string);
  const now = clock();
  return orders.map((order) => {
    const orderRefunds = byOrder.get(order.id) ?? [];
    const hasOpenRequest = orderRefunds.some((refund) => refund.state === 'requested');
    return {
      ...orderMessage(order),
      refunds: orderRefunds.map(refundMessage),
      refundReasons: allowedReasons(order, refundPolicy, { now, hasOpenRequest }).map(reasonMessage),
    };
  });
};
