import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import { type Charge, stateAfter, toInvoicedCharge } from '../charges/charge.ts';
import { chargeBill } from '../charges/charge-bill.ts';
import { lockCharge, saveChargeTransition } from '../charges/charge-store.ts';
import type { ChargeReference } from '../ids.ts';
import { findPaidAttempts, transitionPayment } from '../payments/payment-store.ts';
import { acceptPayment, refundOtherPayments } from '../payments/settle.ts';
import type { Tables } from '../tables.ts';
import { issueRefundCreditNote } from './credit-note.ts';
import type { Refund } from './refund.ts';
import { publishChargeRefunded } from './refund-events.ts';
import { buildFullRefund, refundPayment, saveGrantedRefund } from './refund-payment.ts';
import { findChargeRefund } from './refund-store.ts';
import type { ReviewDecision } from './resolve-review.ts';

export interface ChargeRefundDecision {
  readonly reason: string;
  /** Who decided it: an admin, through the service that sold it. */
  readonly actor: string;
  readonly at: Date;
}

/** Gives all of a charge back, paid or under review. Repeating it answers what was decided then. */
export const refundCharge = async (
  tx: Tx<Tables>,
  reference: ChargeReference,
  wish: ChargeRefundDecision,
): Promise<Refund> => {
  const charge = await lockCharge(tx, reference);
  if (!charge) throw domainError.notFound('charge-not-found', 'This payment was not found.');
  const known = await findChargeRefund(tx, { kind: 'charge', id: reference });
  if (known) return known;
  const state = stateAfter(charge.state, 'refund');
  if (!state) throw domainError.precondition('charge-not-paid', 'Nothing was paid that could be refunded.');
  const after = { ...charge, state, closedAt: wish.at };
  const { reason, actor, at } = wish;
  await saveChargeTransition(tx, after, { action: 'refund', actor, reason, at });
  const refund = await (charge.state === 'paid' ? giveSaleBack : giveReviewedBack)(tx, after, wish);
  await publishChargeRefunded(tx, after, refund);
  return refund;
};

// The contract knows no reason that says it better.
const decisionOf = ({ reason: note, actor: decidedBy, at }: ChargeRefundDecision) =>
  ({ reason: 'wrong_amount', note, decidedBy, at }) as const;

const giveSaleBack = async (tx: Tx<Tables>, charge: Charge, wish: ChargeRefundDecision): Promise<Refund> => {
  const bill = chargeBill(charge);
  const [paid] = await findPaidAttempts(tx, bill.ref, 'paid');
  const refund = buildFullRefund(bill, charge.amount, decisionOf(wish));
  const through = paid?.payment.tranId;
  const granted = await saveGrantedRefund(tx, refund, { from: 'gift-cards', through, at: wish.at });
  return issueRefundCreditNote(tx, granted, { charge: toInvoicedCharge(charge) }, wish.at);
};

/** What waited for a person was never taken. */
const giveReviewedBack = async (
  tx: Tx<Tables>,
  charge: Charge,
  wish: ChargeRefundDecision,
): Promise<Refund> => {
  const bill = chargeBill(charge);
  const [first, ...waiting] = await findPaidAttempts(tx, bill.ref, 'review');
  if (!first) throw new Error(`charge ${charge.reference} is under review without a payment`);
  await transitionPayment(tx, first.payment, 'giveBack', { at: wish.at, receipt: first.receipt });
  await refundOtherPayments(tx, bill, waiting, wish.at);
  return refundPayment(tx, bill, first.payment, decisionOf(wish));
};

/** An admin takes a charge as paid whose money waits, or gives it back. */
export const resolveChargeReview = async (
  tx: Tx<Tables>,
  reference: ChargeReference,
  { accept, reason, admin, at }: ReviewDecision,
): Promise<Charge> => {
  const charge = await lockCharge(tx, reference);
  const [first, ...waiting] = await findPaidAttempts(tx, { kind: 'charge', id: reference }, 'review');
  if (charge?.state !== 'review' || !first)
    throw domainError.conflict('charge-not-under-review', 'This payment is not under review.');
  const bill = chargeBill(charge);
  if (accept) await acceptPayment(tx, { ...first, waiting, bill }, { actor: admin, reason, at });
  else await refundCharge(tx, reference, { reason, actor: admin, at });
  return (await lockCharge(tx, reference)) ?? charge;
};
