import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import { appendChargeHistory, findCharge } from '../charges/charge-store.ts';
import type { RefundId } from '../ids.ts';
import type { Deed } from '../orders/order-store.ts';
import { appendHistory, findOrder } from '../orders/order-store.ts';
import type { BillRef } from '../payments/bill.ts';
import { lockBill } from '../payments/bill-store.ts';
import type { Tables } from '../tables.ts';
import { type Refund, stateAfter } from './refund.ts';
import { findRefundedPayment, insertRefundAttempt } from './refund-attempt-store.ts';
import { refundNotFound } from './refund-errors.ts';
import { postRefundToWallet } from './refund-postings.ts';
import { findRefund, lockRefund, saveRefund } from './refund-store.ts';

export interface RetryRefund {
  readonly intoWallet: boolean;
  readonly note: string;
  readonly admin: string;
  readonly at: Date;
}

/** An admin sends a stuck card part again, under a new number, or pays it into the student's wallet instead. */
export const retryRefund = async (tx: Tx<Tables>, id: RefundId, wish: RetryRefund): Promise<Refund> => {
  const known = await findRefund(tx, id);
  if (!known) throw refundNotFound();
  // Before the refund itself, as everywhere: what is put down about the order shares its lock.
  await lockBill(tx, known.bill);
  const stuck = await lockRefund(tx, id);
  if (!stuck) throw refundNotFound();
  if (stuck.state !== 'stuck')
    throw domainError.conflict('refund-not-stuck', 'This refund is on its way or done.');
  const { admin: actor, at } = wish;
  const moved = wish.intoWallet ? await payIntoWallet(tx, stuck, at) : await sendAgain(tx, stuck, at);
  const action = wish.intoWallet ? 'refundIntoWallet' : 'retryRefund';
  await recordDeedOf(tx, stuck.bill, { action, actor, reason: wish.note, at });
  return moved;
};

const payIntoWallet = async (tx: Tx<Tables>, stuck: Refund, at: Date): Promise<Refund> => {
  const arrived: Refund = {
    ...stuck,
    state: stateAfter(stuck.state, 'arrive') ?? stuck.state,
    completedAt: at,
  };
  await saveRefund(tx, arrived, undefined);
  await postRefundToWallet(tx, arrived, at);
  return arrived;
};

const sendAgain = async (tx: Tx<Tables>, stuck: Refund, at: Date): Promise<Refund> => {
  const through = await findRefundedPayment(tx, stuck.id);
  if (!through) {
    throw domainError.precondition(
      'refund-no-card',
      'This was not paid through the payment gateway. Please pay it into the wallet.',
    );
  }
  const again: Refund = { ...stuck, state: stateAfter(stuck.state, 'retry') ?? stuck.state };
  await saveRefund(tx, again, at);
  await insertRefundAttempt(tx, again, through, at);
  return again;
};

/** Puts down what was done about an order or a charge, which stays in the state that it is in. */
const recordDeedOf = async (tx: Tx<Tables>, of: BillRef, deed: Deed): Promise<void> => {
  if (of.kind === 'order') {
    const order = await findOrder(tx, of.id);
    if (order) await appendHistory(tx, order, deed);
  } else {
    const charge = await findCharge(tx, of.id);
    if (charge) await appendChargeHistory(tx, charge, deed);
  }
};
