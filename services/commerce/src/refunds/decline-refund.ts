import type { Tx } from '@sargam/chassis/sql';
import type { RefundId } from '../ids.ts';
import { appendHistory, lockOrder } from '../orders/order-store.ts';
import type { Tables } from '../tables.ts';
import { type Refund, stateAfter } from './refund.ts';
import { decidedAlready, refundNotFound } from './refund-errors.ts';
import { publishRefundDeclined } from './refund-events.ts';
import { findRefund, lockRefund, saveRefund } from './refund-store.ts';

/** An admin says no, and why. */
export const declineRefund = async (
  tx: Tx<Tables>,
  id: RefundId,
  { answer, admin, at }: { readonly answer: string; readonly admin: string; readonly at: Date },
): Promise<Refund> => {
  const known = await findRefund(tx, id);
  if (known?.bill.kind !== 'order') throw refundNotFound();
  const order = await lockOrder(tx, known.bill.id);
  const asked = await lockRefund(tx, id);
  if (!order || !asked) throw refundNotFound();
  if (asked.state === 'declined' && asked.decidedBy === admin && asked.declineReason === answer) return asked;
  const state = stateAfter(asked.state, 'decline');
  if (!state) throw decidedAlready();
  const declined: Refund = { ...asked, state, declineReason: answer, decidedAt: at, decidedBy: admin };
  await saveRefund(tx, declined, undefined);
  await appendHistory(tx, order, { action: 'declineRefund', actor: admin, reason: answer, at });
  await publishRefundDeclined(tx, order, declined);
  return declined;
};
