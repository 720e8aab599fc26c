import { newId } from '@sargam/chassis/ids';
import type { RefundId, TranId } from '../ids.ts';
import { issueCreditNote, type Sale } from '../invoices/issue-invoice.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Bill } from '../payments/bill.ts';
import type { Payment } from '../payments/payment.ts';
import type { Tx } from '../tables.ts';
import { automatic, type Refund } from './refund.ts';
import { insertRefundAttempt } from './refund-attempt-store.ts';
import { postRefundGrant, type RefundSource } from './refund-postings.ts';
import { saveCreditNoteNumber, saveRefund } from './refund-store.ts';

/** Saves a granted refund with the attempt for its card part. The sweep sends the attempt after the commit. */
export const saveGrantedRefund = async (
  tx: Tx,
  refund: Refund,
  { from, through, at }: { from: RefundSource; through: TranId | undefined; at: Date },
): Promise<Refund> => {
  const granted = withInitialState(refund, through, at);
  await saveRefund(tx, granted, granted.state === 'granted' ? at : undefined);
  if (granted.state === 'granted' && through) await insertRefundAttempt(tx, granted, through, at);
  await postRefundGrant(tx, granted, from, at);
  return granted;
};

/** A refund without a card part is completed immediately. A card part without a payment of this system cannot be sent. */
const withInitialState = (refund: Refund, through: TranId | undefined, at: Date): Refund => {
  if (refund.card === 0n) return { ...refund, state: 'refunded', completedAt: at };
  return { ...refund, state: through ? 'granted' : 'stuck' };
};

type Decision = Pick<Refund, 'reason' | 'note' | 'decidedBy'> & { readonly at: Date };
/** `intoWallet`: the card payment is refunded to the wallet. */
export type PaymentRefundDecision = Decision & { readonly intoWallet?: boolean };

/** A refund of a whole card payment, without a request and without a wallet part. */
export const buildFullRefund = (
  bill: Pick<Bill, 'ref' | 'payer'>,
  amount: Poisha,
  { at, ...decision }: Decision,
): Refund => ({
  ...decision,
  id: newId(at) as RefundId,
  bill: bill.ref,
  studentId: bill.payer,
  state: 'granted',
  amount,
  wallet: 0n,
  card: amount,
  requestedAt: at,
  decidedAt: at,
  completedAt: undefined,
  declineReason: '',
  creditNoteNumber: '',
});

/** Refunds a whole payment that was never accepted: a second payment, or one that an admin rejected in a review. */
export const refundPayment = async (
  tx: Tx,
  bill: Pick<Bill, 'ref' | 'payer'>,
  { tranId, amount }: Payment,
  { intoWallet, ...decision }: PaymentRefundDecision,
): Promise<Refund> => {
  const refund = buildFullRefund(bill, amount, decision);
  return saveGrantedRefund(tx, intoWallet ? { ...refund, wallet: amount, card: 0n } : refund, {
    from: 'unallocated',
    through: tranId,
    at: decision.at,
  });
};

/** Refunds a second payment of the same bill automatically. */
export const refundSurplus = (tx: Tx, bill: Pick<Bill, 'ref' | 'payer'>, payment: Payment, at: Date) =>
  refundPayment(tx, bill, payment, {
    reason: 'paid_twice',
    note: 'Paid twice',
    decidedBy: automatic,
    at,
  });

/** Issues the credit note of a refunded sale that was invoiced. Call it after all other locks: it locks the series of numbers. */
export const issueRefundCreditNote = async (tx: Tx, refund: Refund, sale: Sale, at: Date) => {
  const creditNote = await issueCreditNote(tx, { refund, ...sale }, at);
  await saveCreditNoteNumber(tx, refund.id, creditNote);
  return { ...refund, creditNoteNumber: creditNote };
};
