import { domainError } from '@sargam/chassis/errors';
import { type Charge, stateAfter, toInvoicedCharge } from '../charges/charge.ts';
import { chargeBill } from '../charges/charge-bill.ts';
import { lockCharge, saveChargeTransition } from '../charges/charge-store.ts';
import type { ChargeReference } from '../ids.ts';
import { findPaidAttempts, transitionPayment } from '../payments/payment-store.ts';
import { refundOtherPayments } from '../payments/settle.ts';
import type { Tx } from '../tables.ts';
import type { Refund, RefundDecision } from './refund.ts';
import { publishChargeRefunded } from './refund-messages.ts';
import {
  buildFullRefund,
  issueRefundCreditNote,
  refundPayment,
  refundSurplus,
  saveGrantedRefund,
} from './refund-payment.ts';
import { findChargeRefund } from './refund-store.ts';

export interface ChargeRefundDecision {
  readonly reason: string;
  /** The admin who decided it, through the selling service. */
  readonly actor: string;
  readonly at: Date;
}

/** Refunds a whole charge that is paid or under review. A repeated call returns the first refund. */
export const refundCharge = async (
  tx: Tx,
  reference: ChargeReference,
  decision: ChargeRefundDecision,
): Promise<RefundDecision> => {
  const charge = await lockCharge(tx, reference);
  if (!charge) throw domainError.notFound('charge-not-found', 'This payment was not found.');
  const existing = await findChargeRefund(tx, { kind: 'charge', id: reference });
  if (existing) return { refund: existing, isRepeat: true };
  const state = stateAfter(charge.state, 'refund');
  if (!state) throw domainError.precondition('charge-not-paid', 'Nothing was paid that could be refunded.');
  const after = { ...charge, state, closedAt: decision.at };
  const { reason, actor, at } = decision;
  await saveChargeTransition(tx, after, { action: 'refund', actor, reason, at });
  const refund = await (charge.state === 'paid' ? refundSale : refundReviewed)(tx, after, decision);
  await publishChargeRefunded(tx, after, refund);
  return { refund, isRepeat: false };
};

// The contract has no more specific reason.
const decisionOf = ({ reason: note, actor: decidedBy, at }: ChargeRefundDecision) =>
  ({ reason: 'wrong_amount', note, decidedBy, at }) as const;

const refundSale = async (tx: Tx, charge: Charge, decision: ChargeRefundDecision): Promise<Refund> => {
  const bill = chargeBill(charge);
  const [paid] = await findPaidAttempts(tx, bill.ref, 'paid');
  const refund = buildFullRefund(bill, charge.amount, decisionOf(decision));
  const through = paid?.payment.tranId;
  const granted = await saveGrantedRefund(tx, refund, { from: 'gift-cards', through, at: decision.at });
  return issueRefundCreditNote(tx, granted, { charge: toInvoicedCharge(charge) }, decision.at);
};

/** Payments under review were never accepted. */
const refundReviewed = async (tx: Tx, charge: Charge, decision: ChargeRefundDecision): Promise<Refund> => {
  const bill = chargeBill(charge);
  const [first, ...othersUnderReview] = await findPaidAttempts(tx, bill.ref, 'review');
  if (!first) throw new Error(`charge ${charge.reference} is under review and has no payment under review`);
  await transitionPayment(tx, first.payment, 'return', { at: decision.at, receipt: first.receipt });
  await refundOtherPayments(tx, { bill, othersUnderReview, at: decision.at }, refundSurplus);
  return refundPayment(tx, bill, first.payment, decisionOf(decision));
};
