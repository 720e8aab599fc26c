import { domainError } from '@sargam/chassis/errors';
import { lockUpgradeBases } from '../access/lock-upgrade-bases.ts';
import type { Tx } from '../tables.ts';
import { applyCouponAndVerifyAmounts, type ExpectedAmounts } from './apply-coupon.ts';
import { freeOrderMethod, isOpen, type Order } from './order.ts';
import { markPaid } from './order-transitions.ts';

/** Throws if the order has ended, because its holds may be released. */
export const requireOpenOrder = (order: Order, now: Date): void => {
  if (isOpen(order.state) && order.expiresAt > now) return;
  throw orderEnded();
};

const orderEnded = () =>
  domainError.conflict('order-ended', 'This order has ended. Please check your cart and order again.');

/** Marks an order with a total of 0 paid (decision M2). Idempotent. */
export const confirmFreeOrder = async (
  tx: Tx,
  order: Order,
  { actor, now, ...expected }: ExpectedAmounts & { actor: string; now: Date },
): Promise<Order> => {
  if (order.state === 'paid' && order.payable === 0n) return order;
  requireOpenOrder(order, now);
  const priced = await applyCouponAndVerifyAmounts(tx, order, expected, now);
  if (priced.payable > 0n)
    throw domainError.precondition('payment-needed', 'This order is not free. Please pay for it.');
  if (!(await lockUpgradeBases(tx, priced))) throw orderEnded();
  return markPaid(
    tx,
    priced,
    { received: 0n, method: freeOrderMethod(priced) },
    { actor, reason: 'Nothing to pay', at: now },
  );
};
