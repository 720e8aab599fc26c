import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { RefundId } from '../ids.ts';
import type { Order } from '../orders/order.ts';
import { appendHistory, lockOrder } from '../orders/order-store.ts';
import type { RefundReason } from '../refund-reason.ts';
import type { Tx } from '../tables.ts';
import {
  decidedAlready,
  type Refund,
  type RefundDecision,
  refundableAmount,
  refundNotFound,
  splitRefund,
  stateAfter,
} from './refund.ts';
import { publishRefundDeclined } from './refund-messages.ts';
import { allowedReasons, type RefundPolicy } from './refund-policy.ts';
import { findOrderRefunds, findRefund, lockRefund, saveRefund } from './refund-store.ts';

interface NewRefundRequest {
  readonly reason: RefundReason;
  readonly note: string;
  readonly actor: string;
}

/** A student requests a refund of everything left of a locked order. The same request again returns the open one. */
export const requestRefund = async (
  tx: Tx,
  order: Order,
  { reason, note, actor }: NewRefundRequest,
  { policy, now }: { readonly policy: RefundPolicy; readonly now: Date },
): Promise<Refund> => {
  const open = (await findOrderRefunds(tx, [order.id])).find((refund) => refund.state === 'requested');
  if (open) return requireSameRequest(open, reason, note);
  if (!allowedReasons(order, policy, { now, hasOpenRequest: false }).includes(reason)) {
    throw domainError.precondition('refund-not-offered', 'A refund is not possible for this order.');
  }
  const amount = refundableAmount(order);
  const paid = { wallet: order.walletUsed, card: order.payable };
  const refund: Refund = {
    id: newId(now) as RefundId,
    bill: { kind: 'order', id: order.id },
    studentId: order.studentId,
    state: 'requested',
    reason,
    note,
    amount,
    ...splitRefund(paid, order.refunded, amount),
    requestedAt: now,
    decidedAt: undefined,
    decidedBy: '',
    completedAt: undefined,
    declineReason: '',
    creditNoteNumber: '',
  };
  await saveRefund(tx, refund, undefined);
  await appendHistory(tx, order, { action: 'askRefund', actor, reason: [reason, note].join(': '), at: now });
  return refund;
};

const requireSameRequest = (open: Refund, reason: RefundReason, note: string): Refund => {
  if (open.reason === reason && open.note === note) return open;
  throw domainError.conflict('refund-asked', 'You have asked for a refund of this order already.');
};

/** Declines a student's request. The same call again returns the declined request. */
export const declineRefund = async (
  tx: Tx,
  id: RefundId,
  { reason, admin, at }: { readonly reason: string; readonly admin: string; readonly at: Date },
): Promise<RefundDecision> => {
  const unlocked = await findRefund(tx, id);
  if (unlocked?.bill.kind !== 'order') throw refundNotFound();
  const order = await lockOrder(tx, unlocked.bill.id);
  const requested = await lockRefund(tx, id);
  if (!order || !requested) throw refundNotFound();
  if (requested.state === 'declined' && requested.decidedBy === admin && requested.declineReason === reason)
    return { refund: requested, isRepeat: true };
  const state = stateAfter(requested.state, 'decline');
  if (!state) throw decidedAlready();
  const declined: Refund = { ...requested, state, declineReason: reason, decidedAt: at, decidedBy: admin };
  await saveRefund(tx, declined, undefined);
  await appendHistory(tx, order, { action: 'declineRefund', actor: admin, reason, at });
  await publishRefundDeclined(tx, order, declined);
  return { refund: declined, isRepeat: false };
};
