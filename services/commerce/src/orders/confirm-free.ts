import { refuse } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../tables.ts';
import { asTheScreenSays, type SaidOfOrder } from './apply-coupon.ts';
import { markPaid } from './end-order.ts';
import { freeMethod, isOpen, type Order } from './order.ts';
import { canUpgrade } from './upgrade-base.ts';

/** Refuses an order that has ended: what it held may be somebody else's by now. */
export const refuseEnded = (order: Order, now: Date): void => {
  if (isOpen(order.state) && order.expiresAt > now) return;
  throw ended();
};

const ended = () =>
  refuse.conflict('order-ended', 'This order has ended. Please check your cart and order again.');

/** Settles an order whose total, as computed here, is 0 (decision M2). A repeat changes nothing. */
export const confirmFree = async (
  tx: Tx<Tables>,
  order: Order,
  { actor, now, ...said }: SaidOfOrder & { actor: string; now: Date },
): Promise<Order> => {
  if (order.state === 'paid' && order.payable === 0n) return order;
  refuseEnded(order, now);
  const due = await asTheScreenSays(tx, order, said, now);
  if (due.payable > 0n)
    throw refuse.precondition('payment-needed', 'This order is not free. Please pay for it.');
  if (!(await canUpgrade(tx, due))) throw ended();
  return markPaid(
    tx,
    due,
    { received: 0n, method: freeMethod(due) },
    { actor, reason: 'Nothing to pay', at: now },
  );
};
