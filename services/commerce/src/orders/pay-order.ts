import { domainError } from '@sargam/chassis/errors';
import type { Customer, PaymentMethod } from '@sargam/proto/commerce/v1/payment';
import { lockUpgradedOrders } from '../access/lock-upgraded-orders.ts';
import { type Checkout, openNextAttempt } from '../payments/open-payment-page.ts';
import type { Goods } from '../payments/sslcommerz/session-fields.ts';
import type { Tx } from '../tables.ts';
import { applyCouponAndVerifyAmounts, type ExpectedAmounts } from './apply-coupon.ts';
import { freeOrderMethod, isOpen, type Order, stateAfter } from './order.ts';
import { saveTransitionOnCommit } from './order-store.ts';
import { markPaid } from './order-transitions.ts';

export interface StartPayment extends ExpectedAmounts {
  readonly buyer: Customer;
  readonly method: PaymentMethod;
  readonly actor: string;
}

/** Opens a payment attempt for a locked order. */
export const startPayment = async (
  tx: Tx,
  locked: Order,
  { couponCode, expected: seen, actor, ...session }: StartPayment,
  now: Date,
): Promise<Checkout> => {
  requireOpenOrder(locked, now);
  const order = await applyCouponAndVerifyAmounts(tx, locked, { couponCode, expected: seen }, now);
  if (order.payable === 0n)
    throw domainError.precondition('nothing-to-pay', 'There is nothing to pay for this order.');
  const bill = { kind: 'order', id: order.id } as const;
  // Only the first attempt finds the order in `created`.
  const isFirst = order.state === 'created';
  const { payment, attempt } = await openNextAttempt(tx, { bill, amount: order.payable }, { isFirst, now });
  await saveAwaitingPayment(tx, order, { actor, reason: `Attempt ${attempt}`, at: now });
  return { payment, goods: goodsOf(order), ...session };
};

const saveAwaitingPayment = async (
  tx: Tx,
  order: Order,
  cause: { readonly actor: string; readonly reason: string; readonly at: Date },
): Promise<void> => {
  const state = stateAfter(order.state, 'pay');
  if (!state) throw new Error(`order in state ${order.state} cannot be paid`);
  await saveTransitionOnCommit(tx, { ...order, state }, { action: 'pay', ...cause });
};

const goodsOf = ({ lines, coupon }: Order): Goods => ({
  category: 'music lessons',
  names: lines.map((line) => line.title.en),
  quantity: lines.length,
  couponCode: coupon?.code ?? '',
});

/** Throws if the order has ended, because its holds may be released. */
const requireOpenOrder = (order: Order, now: Date): void => {
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
  if (!(await lockUpgradedOrders(tx, priced))) throw orderEnded();
  return markPaid(
    tx,
    priced,
    { received: 0n, method: freeOrderMethod(priced) },
    { actor, reason: 'Nothing to pay', at: now },
  );
};
