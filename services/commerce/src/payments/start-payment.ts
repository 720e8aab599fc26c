import { refuse } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Customer } from '@sargam/proto/commerce/v1/commerce';
import type { Deps } from '../deps.ts';
import type { Poisha } from '../money/poisha.ts';
import { applyCoupon } from '../orders/apply-coupon.ts';
import { refuseEnded } from '../orders/confirm-free.ts';
import { type Order, stateAfter } from '../orders/order.ts';
import { priceChanged } from '../orders/order-messages.ts';
import { recordDeed, saveProgress } from '../orders/order-store.ts';
import type { Tables } from '../tables.ts';
import { spendable } from '../wallet/spendable.ts';
import { GatewayUnreachable } from './gateway.ts';
import { attemptsMost, nextCheck, type Payment } from './payment.ts';
import { countAttempts, movePayment, openAttempt, saveSession } from './payment-store.ts';
import { sessionRequest } from './session-request.ts';

export interface StartPayment {
  readonly lockOwn: (tx: Tx<Tables>) => Promise<Order>;
  readonly couponCode: string;
  /** What the buyer's screen showed: compared, never trusted. */
  readonly seenTotal: Poisha;
  readonly buyer: Customer;
  readonly actor: string;
}

/** Opens a session at the gateway for an order, and answers the address of its page. */
export const startPayment = async (deps: Deps, siteUrl: string, wanted: StartPayment): Promise<string> => {
  const { order, payment } = await deps.database.transaction((tx) => beginAttempt(tx, deps, wanted));
  const opened = await deps.gateway
    .openSession(sessionRequest(siteUrl, order, payment, wanted.buyer))
    .catch((error: unknown) => {
      if (!(error instanceof GatewayUnreachable)) throw error;
      // Whether there is a session is not known: the attempt stays open, and the sweep asks about it.
      deps.log.warn({ order: order.id, tranId: payment.tranId, why: error.message }, 'no payment session');
      throw unavailable();
    });
  if ('refused' in opened) {
    await refuseAttempt(deps, payment);
    deps.log.error(
      { order: order.id, tranId: payment.tranId, why: opened.refused },
      'payment session refused',
    );
    throw unavailable();
  }
  await saveSession(deps.database.db, payment.tranId, opened.sessionKey);
  return opened.page;
};

const unavailable = () =>
  refuse.unavailable(
    'payment-unavailable',
    'The payment page could not be opened. Please try again in a moment.',
  );

/** The attempt is on record before the gateway hears of it: no payment can come back that we do not know. */
const beginAttempt = async (
  tx: Tx<Tables>,
  { clock }: Deps,
  { lockOwn, couponCode, seenTotal, actor }: StartPayment,
): Promise<{ order: Order; payment: Payment }> => {
  const now = clock();
  const held = await lockOwn(tx);
  refuseEnded(held, now);
  const order = await applyCoupon(tx, held, couponCode, now);
  if (order.payable !== seenTotal) {
    throw priceChanged(order, await spendable(tx, order.studentId, now));
  }
  if (order.payable === 0n)
    throw refuse.precondition('nothing-to-pay', 'There is nothing to pay for this order.');
  const attempt = (await countAttempts(tx, order.id)) + 1;
  if (attempt > attemptsMost) throw refuse.tooMany();
  const state = stateAfter(order.state, 'pay');
  if (!state) throw new Error(`an order that is ${order.state} cannot be paid for`);
  const paying = { ...order, state };
  await saveProgress(tx, paying);
  await recordDeed(tx, paying, { action: 'pay', actor, reason: `Attempt ${attempt}`, at: now });
  return {
    order: paying,
    payment: await openAttempt(tx, paying, { attempt, at: now, checkAt: nextCheck(now, now) }),
  };
};

/** The order stays as it is, so that the buyer can try again. */
const refuseAttempt = ({ database, clock }: Deps, payment: Payment): Promise<boolean> =>
  database.transaction((tx) => movePayment(tx, payment, 'refuse', { at: clock() }));
