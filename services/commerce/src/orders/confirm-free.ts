import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../tables.ts';
import { applyCouponAndVerifyAmounts, type ExpectedAmounts } from './apply-coupon.ts';
import { lockUpgradeBases } from './lock-upgrade-bases.ts';
import { freeOrderMethod, isOpen, type Order } from './order.ts';
import { markPaid } from './order-transitions.ts';

/** Refuses an order that has ended: what it held may be somebody else's by now. */
export const requireOpenOrder = (order: Order, now: Date): void => {
  if (isOpen(order.state) && order.expiresAt > now) return;
  throw ended();
};

const ended = () =>
  domainError.conflict('order-ended', 'This order has ended. Please check your cart and order again.');

/** Settles an order whose total, as computed here, is 0 (decision M2). A repeat changes nothing. */
export const confirmFreeOrder = async (
  tx: Tx<Tables>,
  order: Order,
  { actor, now, ...said }: ExpectedAmounts & { actor: string; now: Date },
): Promise<Order> => {
  if (order.state === 'paid' && order.payable === 0n) return order;
  requireOpenOrder(order, now);
  const due = await applyCouponAndVerifyAmounts(tx, order, said, now);
  if (due.payable > 0n)
    throw domainError.precondition('payment-needed', 'This order is not free. Please pay for it.');
  if (!(await lockUpgradeBases(tx, due))) throw ended();
  return markPaid(
    tx,
    due,
    { received: 0n, method: freeOrderMethod(due) },
    { actor, reason: 'Nothing to pay', at: now },
  );
};
