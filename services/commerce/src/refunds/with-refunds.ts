import type { Order as OrderMessage } from '@sargam/proto/commerce/v1/order';
import type { Deps } from '../deps.ts';
import type { Order } from '../orders/order.ts';
import { orderMessage } from '../orders/order-messages.ts';
import { reasonMessage, refundMessage } from './refund-messages.ts';
import { allowedReasons } from './refund-policy.ts';
import { findOrderRefunds } from './refund-store.ts';

/** Orders as their buyers see them: with what became of their refunds, and why they may ask for one now. */
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
    const own = byOrder.get(order.id) ?? [];
    const isAsked = own.some((refund) => refund.state === 'requested');
    return {
      ...orderMessage(order),
      refunds: own.map(refundMessage),
      refundReasons: allowedReasons(order, refundPolicy, { now, isAsked }).map(reasonMessage),
    };
  });
};
