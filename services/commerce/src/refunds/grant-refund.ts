import { refuse } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { OrderId, RefundId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import { type Order, stateAfter as orderStateAfter } from '../orders/order.ts';
import { lockOrder, recordDeed, saveProgress } from '../orders/order-store.ts';
import { paidAttempts } from '../payments/payment-store.ts';
import { reverseReferral } from '../referrals/reverse-referral.ts';
import type { Tables } from '../tables.ts';
import { noteCredit } from './credit-note.ts';
import { keepGranted } from './give-back.ts';
import { leftOf, type Refund, type RefundReason, splitBack, stateAfter } from './refund.ts';
import { announceRefunded } from './refund-events.ts';
import { decidedAlready, refundNotFound } from './refund-refusals.ts';
import { findRefund, lockRefund } from './refund-store.ts';

export interface GrantRefund {
  /** Made by whoever asks, so that a repeat changes nothing. */
  readonly refundId: RefundId | undefined;
  /** The student's question that this answers. */
  readonly requestId: RefundId | undefined;
  readonly orderId: OrderId | undefined;
  /** Undefined for all that is left. */
  readonly amount: Poisha | undefined;
  readonly reason: RefundReason | undefined;
  readonly note: string;
  readonly admin: string;
}

/**
 * Gives back all or a part of what was paid for an order, split as it was paid (decision M13). One transaction: the
 * order, the student's wallet, what is owed to their card, and the event. Two admins at once take turns at the order.
 */
export const grantRefund = async (tx: Tx<Tables>, wanted: GrantRefund, at: Date): Promise<Refund> => {
  const asked = wanted.requestId && (await findRefund(tx, wanted.requestId));
  if (wanted.requestId && asked?.of.kind !== 'order') throw refundNotFound();
  const orderId = asked?.of.kind === 'order' ? asked.of.id : wanted.orderId;
  const order = orderId && (await lockOrder(tx, orderId));
  if (!order) throw refuse.notFound('order-not-found', 'This order was not found.');
  const known = wanted.refundId && (await findRefund(tx, wanted.refundId));
  if (known) return sameOrder(known, order);
  const refund = await decide(tx, order, wanted, at);
  const state = orderStateAfter(order.state, refund.amount === leftOf(order) ? 'refundAll' : 'refundPart');
  if (!state) throw new Error(`an order that is ${order.state} has nothing to give back`);
  const after: Order = { ...order, state, refunded: order.refunded + refund.amount };
  await saveProgress(tx, after);
  await recordDeed(tx, after, {
    action: state === 'refunded' ? 'refundAll' : 'refundPart',
    actor: wanted.admin,
    reason: reasonText(refund),
    at,
  });
  const [paid] = await paidAttempts(tx, refund.of, 'paid');
  const granted = await keepGranted(tx, refund, { from: 'sales', through: paid?.payment.tranId, at });
  if (state === 'refunded') await reverseReferral(tx, after, at);
  const noted = order.invoiceNumber === '' ? granted : await noteCredit(tx, granted, { order: after }, at);
  await announceRefunded(tx, after, noted, order.refunded);
  return noted;
};

/** The refund as it is granted, before anything is written of it. */
const decide = async (tx: Tx<Tables>, order: Order, wanted: GrantRefund, at: Date): Promise<Refund> => {
  const left = leftOf(order);
  if (left === 0n) throw refuse.precondition('nothing-left', 'Nothing of this order is left to be refunded.');
  const amount = wanted.amount ?? left;
  if (amount > left) {
    throw refuse.precondition('refund-too-large', 'This is more than what is left of this order.', {
      left: String(left),
    });
  }
  const asked = wanted.requestId && (await lockRefund(tx, wanted.requestId));
  if (asked && !stateAfter(asked.state, 'grant')) throw decidedAlready();
  const reason = wanted.reason ?? asked?.reason;
  if (!reason) throw refuse.invalid('invalid-refund', 'Say why it is refunded.');
  const paid = { wallet: order.walletUsed, card: order.payable };
  return {
    id: asked?.id ?? wanted.refundId ?? (newId(at) as RefundId),
    of: { kind: 'order', id: order.id },
    studentId: order.studentId,
    state: 'granted',
    reason,
    note: wanted.note || (asked?.note ?? ''),
    amount,
    ...splitBack(paid, order.refunded, amount),
    askedAt: asked?.askedAt ?? at,
    decidedAt: at,
    decidedBy: wanted.admin,
    arrivedAt: undefined,
    answer: '',
    creditNote: '',
  };
};

const sameOrder = (known: Refund, order: Order): Refund => {
  if (known.of.id === order.id) return known;
  throw refuse.conflict('refund-id-used', 'This id belongs to another refund.');
};

const reasonText = ({ reason, note, amount }: Refund): string =>
  [`${amount} poisha`, reason, note].filter(Boolean).join(': ');
