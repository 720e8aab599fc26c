import { refuse } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Customer, PaymentMethod } from '@sargam/proto/commerce/v1/payment';
import { applyCoupon } from '../orders/apply-coupon.ts';
import { refuseEnded } from '../orders/confirm-free.ts';
import { isAsSeen, type Order, type Seen, stateAfter } from '../orders/order.ts';
import { priceChanged } from '../orders/order-messages.ts';
import { leaveStep } from '../orders/order-store.ts';
import type { Tables } from '../tables.ts';
import { spendable } from '../wallet/spendable.ts';
import { nextAttempt } from './open-page.ts';
import type { Checkout, Goods } from './session-request.ts';

export interface StartPayment {
  readonly couponCode: string;
  /** What the buyer's screen showed: compared, never trusted. */
  readonly seen: Seen;
  readonly buyer: Customer;
  readonly method: PaymentMethod;
  readonly actor: string;
}

/** Makes an order that is locked ready to be paid for by card, and opens an attempt at it. */
export const startPayment = async (
  tx: Tx<Tables>,
  locked: Order,
  { couponCode, seen, actor, ...wanted }: StartPayment,
  now: Date,
): Promise<Checkout> => {
  refuseEnded(locked, now);
  const order = await applyCoupon(tx, locked, couponCode, now);
  if (!isAsSeen(order, seen)) {
    throw priceChanged(order, await spendable(tx, order.studentId, now));
  }
  if (order.payable === 0n)
    throw refuse.precondition('nothing-to-pay', 'There is nothing to pay for this order.');
  const bill = { kind: 'order', id: order.id } as const;
  // The first attempt is what makes an order more than `created`.
  const isFirst = order.state === 'created';
  const { payment, attempt } = await nextAttempt(tx, { bill, amount: order.payable }, { isFirst, now });
  await keepPaying(tx, order, { actor, reason: `Attempt ${attempt}`, at: now });
  return { payment, goods: goodsOf(order), ...wanted };
};

const keepPaying = async (
  tx: Tx<Tables>,
  order: Order,
  cause: { readonly actor: string; readonly reason: string; readonly at: Date },
): Promise<void> => {
  const state = stateAfter(order.state, 'pay');
  if (!state) throw new Error(`an order that is ${order.state} cannot be paid for`);
  await leaveStep(tx, { ...order, state }, { action: 'pay', ...cause });
};

const goodsOf = ({ lines, coupon }: Order): Goods => ({
  category: 'music lessons',
  names: lines.map((line) => line.title.en),
  quantity: lines.length,
  couponCode: coupon?.code ?? '',
});
