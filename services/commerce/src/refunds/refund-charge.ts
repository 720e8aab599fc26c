import { refuse } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import { billedCharge, type Charge, stateAfter } from '../charges/charge.ts';
import { chargeBill } from '../charges/charge-bill.ts';
import { keepChargeStep, lockCharge } from '../charges/charge-store.ts';
import type { ChargeReference } from '../ids.ts';
import { movePayment, paidAttempts } from '../payments/payment-store.ts';
import { returnAll, takePayment } from '../payments/settle.ts';
import type { Tables } from '../tables.ts';
import { noteCredit } from './credit-note.ts';
import { givePaymentBack, keepGranted, wholeRefund } from './give-back.ts';
import type { Refund } from './refund.ts';
import { announceChargeRefunded } from './refund-events.ts';
import { refundOfCharge } from './refund-store.ts';
import type { Resolution } from './resolve-review.ts';

export interface RefundCharge {
  readonly reason: string;
  /** Who decided it: an admin, through the service that sold it. */
  readonly actor: string;
  readonly at: Date;
}

/** Gives all of a charge back, paid or under review. Repeating it answers what was decided then. */
export const refundCharge = async (
  tx: Tx<Tables>,
  reference: ChargeReference,
  wish: RefundCharge,
): Promise<Refund> => {
  const charge = await lockCharge(tx, reference);
  if (!charge) throw refuse.notFound('charge-not-found', 'This payment was not found.');
  const known = await refundOfCharge(tx, { kind: 'charge', id: reference });
  if (known) return known;
  const state = stateAfter(charge.state, 'refund');
  if (!state) throw refuse.precondition('charge-not-paid', 'Nothing was paid that could be refunded.');
  const after = { ...charge, state, closedAt: wish.at };
  const { reason, actor, at } = wish;
  await keepChargeStep(tx, after, { action: 'refund', actor, reason, at });
  const refund = await (charge.state === 'paid' ? giveSaleBack : giveReviewedBack)(tx, after, wish);
  await announceChargeRefunded(tx, after, refund);
  return refund;
};

// The contract knows no reason that says it better.
const decisionOf = ({ reason: note, actor: decidedBy, at }: RefundCharge) =>
  ({ reason: 'wrong_amount', note, decidedBy, at }) as const;

const giveSaleBack = async (tx: Tx<Tables>, charge: Charge, wish: RefundCharge): Promise<Refund> => {
  const bill = chargeBill(charge);
  const [paid] = await paidAttempts(tx, bill.ref, 'paid');
  const refund = wholeRefund(bill, charge.amount, decisionOf(wish));
  const through = paid?.payment.tranId;
  const granted = await keepGranted(tx, refund, { from: 'gift-cards', through, at: wish.at });
  return noteCredit(tx, granted, { charge: billedCharge(charge) }, wish.at);
};

/** What waited for a person was never taken. */
const giveReviewedBack = async (tx: Tx<Tables>, charge: Charge, wish: RefundCharge): Promise<Refund> => {
  const bill = chargeBill(charge);
  const [first, ...waiting] = await paidAttempts(tx, bill.ref, 'review');
  if (!first) throw new Error(`charge ${charge.reference} is under review without a payment`);
  await movePayment(tx, first.payment, 'giveBack', { at: wish.at, receipt: first.receipt });
  await returnAll(tx, bill, waiting, wish.at);
  return givePaymentBack(tx, bill, first.payment, decisionOf(wish));
};

/** An admin takes a charge as paid whose money waits, or gives it back. */
export const resolveChargeReview = async (
  tx: Tx<Tables>,
  reference: ChargeReference,
  { accept, reason, admin, at }: Resolution,
): Promise<Charge> => {
  const charge = await lockCharge(tx, reference);
  const [first, ...waiting] = await paidAttempts(tx, { kind: 'charge', id: reference }, 'review');
  if (charge?.state !== 'review' || !first)
    throw refuse.conflict('charge-not-under-review', 'This payment is not under review.');
  const bill = chargeBill(charge);
  if (accept) await takePayment(tx, { ...first, waiting, bill }, { actor: admin, reason, at });
  else await refundCharge(tx, reference, { reason, actor: admin, at });
  return (await lockCharge(tx, reference)) ?? charge;
};
