import { domainError } from '@sargam/chassis/errors';
import { appendChargeHistory, lockCharge } from '../charges/charge-store.ts';
import type { HistoryEntry } from '../history.ts';
import type { RefundId } from '../ids.ts';
import { appendHistory, lockOrder } from '../orders/order-store.ts';
import type { BillRef } from '../payments/bill.ts';
import type { Tx } from '../tables.ts';
import { type Refund, refundNotFound, stateAfter } from './refund.ts';
import { findRefundedPayment, insertRefundAttempt } from './refund-attempt-store.ts';
import { postRefundToWallet } from './refund-postings.ts';
import { findRefund, lockRefund, saveRefund } from './refund-store.ts';

export interface RetryRefund {
  readonly intoWallet: boolean;
  readonly note: string;
  readonly admin: string;
  readonly at: Date;
}

/** An admin sends a stuck card part again with a new number, or pays it into the student's wallet. */
export const retryRefund = async (tx: Tx, id: RefundId, request: RetryRefund): Promise<Refund> => {
  const unlocked = await findRefund(tx, id);
  if (!unlocked) throw refundNotFound();
  // The bill is locked before the refund, as everywhere.
  const appendBillHistory = await lockBillHistory(tx, unlocked.bill);
  const stuck = await lockRefund(tx, id);
  if (!stuck) throw refundNotFound();
  if (stuck.state !== 'stuck')
    throw domainError.conflict('refund-not-stuck', 'This refund is on its way or done.');
  const { admin: actor, at } = request;
  const moved = request.intoWallet ? await payIntoWallet(tx, stuck, at) : await sendAgain(tx, stuck, at);
  const action = request.intoWallet ? 'refundIntoWallet' : 'retryRefund';
  await appendBillHistory({ action, actor, reason: request.note, at });
  return moved;
};

const payIntoWallet = async (tx: Tx, stuck: Refund, at: Date): Promise<Refund> => {
  const arrived: Refund = {
    ...stuck,
    state: stateAfter(stuck.state, 'arrive') ?? stuck.state,
    completedAt: at,
  };
  await saveRefund(tx, arrived, undefined);
  await postRefundToWallet(tx, arrived, at);
  return arrived;
};

const sendAgain = async (tx: Tx, stuck: Refund, at: Date): Promise<Refund> => {
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

/** Locks an order or a charge. Returns a function that appends to its history without changing its state. */
const lockBillHistory = async (tx: Tx, bill: BillRef): Promise<(entry: HistoryEntry) => Promise<unknown>> => {
  if (bill.kind === 'order') {
    const order = await lockOrder(tx, bill.id);
    if (order) return (entry) => appendHistory(tx, order, entry);
  } else {
    const charge = await lockCharge(tx, bill.id);
    if (charge) return (entry) => appendChargeHistory(tx, charge, entry);
  }
  throw new Error('refund without an order or a charge');
};
