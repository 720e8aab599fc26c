import type { RefundId } from '../ids.ts';
import { appendHistory, lockOrder } from '../orders/order-store.ts';
import type { Tx } from '../tables.ts';
import { type Refund, stateAfter } from './refund.ts';
import { decidedAlready, refundNotFound } from './refund-errors.ts';
import { publishRefundDeclined } from './refund-events.ts';
import { findRefund, lockRefund, saveRefund } from './refund-store.ts';

/** Declines a student's request. The same call again returns the declined request. */
export const declineRefund = async (
  tx: Tx,
  id: RefundId,
  { reason, admin, at }: { readonly reason: string; readonly admin: string; readonly at: Date },
): Promise<Refund> => {
  const unlocked = await findRefund(tx, id);
  if (unlocked?.bill.kind !== 'order') throw refundNotFound();
  const order = await lockOrder(tx, unlocked.bill.id);
  const requested = await lockRefund(tx, id);
  if (!order || !requested) throw refundNotFound();
  if (requested.state === 'declined' && requested.decidedBy === admin && requested.declineReason === reason)
    return requested;
  const state = stateAfter(requested.state, 'decline');
  if (!state) throw decidedAlready();
  const declined: Refund = { ...requested, state, declineReason: reason, decidedAt: at, decidedBy: admin };
  await saveRefund(tx, declined, undefined);
  await appendHistory(tx, order, { action: 'declineRefund', actor: admin, reason, at });
  await publishRefundDeclined(tx, order, declined);
  return declined;
};
