import { refuse } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../tables.ts';
import { spendable } from '../wallet/spendable.ts';
import { applyCoupon } from './apply-coupon.ts';
import { markPaid } from './end-order.ts';
import { freeMethod, isAsSeen, isOpen, type Order, type Seen } from './order.ts';
import { priceChanged } from './order-messages.ts';
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
  { couponCode, seen, actor, now }: { couponCode: string; seen: Seen; actor: string; now: Date },
): Promise<Order> => {
  if (order.state === 'paid' && order.payable === 0n) return order;
  refuseEnded(order, now);
  const due = await applyCoupon(tx, order, couponCode, now);
  if (!isAsSeen(due, seen)) throw priceChanged(due, await spendable(tx, due.studentId, now));
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
