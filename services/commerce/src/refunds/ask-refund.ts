import { refuse } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { RefundId } from '../ids.ts';
import type { Order } from '../orders/order.ts';
import { recordDeed } from '../orders/order-store.ts';
import type { Tables } from '../tables.ts';
import { leftOf, type Refund, type RefundReason, splitBack } from './refund.ts';
import { type RefundPolicy, reasonsFor } from './refund-policy.ts';
import { refundsOfOrders, saveRefund } from './refund-store.ts';

export interface AskForRefund {
  readonly reason: RefundReason;
  readonly note: string;
  readonly actor: string;
}

/** A student asks for what is left of an order that is locked. Asking the same again answers the open question. */
export const askForRefund = async (
  tx: Tx<Tables>,
  order: Order,
  { reason, note, actor }: AskForRefund,
  { policy, now }: { readonly policy: RefundPolicy; readonly now: Date },
): Promise<Refund> => {
  const open = (await refundsOfOrders(tx, [order.id])).find((one) => one.state === 'asked');
  if (open) return sameQuestion(open, reason, note);
  if (!reasonsFor(order, policy, { now, isAsked: false }).includes(reason)) {
    throw refuse.precondition('refund-not-offered', 'A refund is not possible for this order.');
  }
  const amount = leftOf(order);
  const paid = { wallet: order.walletUsed, card: order.payable };
  const refund: Refund = {
    ...{ id: newId(now) as RefundId, of: { kind: 'order', id: order.id }, studentId: order.studentId },
    ...{ state: 'asked', reason, note, amount, ...splitBack(paid, order.refunded, amount), askedAt: now },
    ...{ decidedAt: undefined, decidedBy: '', arrivedAt: undefined, answer: '', creditNote: '' },
  };
  await saveRefund(tx, refund, undefined);
  await recordDeed(tx, order, { action: 'askRefund', actor, reason: [reason, note].join(': '), at: now });
  return refund;
};

const sameQuestion = (open: Refund, reason: RefundReason, note: string): Refund => {
  if (open.reason === reason && open.note === note) return open;
  throw refuse.conflict('refund-asked', 'You have asked for a refund of this order already.');
};
