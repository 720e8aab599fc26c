import type { Tx } from '@sargam/chassis/sql';
import type { RefundId } from '../ids.ts';
import { lockOrder, recordDeed } from '../orders/order-store.ts';
import type { Tables } from '../tables.ts';
import { type Refund, stateAfter } from './refund.ts';
import { announceDeclined } from './refund-events.ts';
import { decidedAlready, refundNotFound } from './refund-refusals.ts';
import { findRefund, lockRefund, saveRefund } from './refund-store.ts';

/** An admin says no, and why. */
export const declineRefund = async (
  tx: Tx<Tables>,
  id: RefundId,
  { answer, admin, at }: { readonly answer: string; readonly admin: string; readonly at: Date },
): Promise<Refund> => {
  const known = await findRefund(tx, id);
  if (known?.of.kind !== 'order') throw refundNotFound();
  const order = await lockOrder(tx, known.of.id);
  const asked = await lockRefund(tx, id);
  if (!order || !asked) throw refundNotFound();
  if (asked.state === 'declined' && asked.decidedBy === admin && asked.answer === answer) return asked;
  const state = stateAfter(asked.state, 'decline');
  if (!state) throw decidedAlready();
  const declined: Refund = { ...asked, state, answer, decidedAt: at, decidedBy: admin };
  await saveRefund(tx, declined, undefined);
  await recordDeed(tx, order, { action: 'declineRefund', actor: admin, reason: answer, at });
  await announceDeclined(tx, order, declined);
  return declined;
};
