import type { Poisha } from '../money/poisha.ts';
import { parseTaka, parseTakaRounded } from '../money/taka-text.ts';
import { receivedAfterUsualFee } from '../orders/order.ts';
import type { Payment } from './payment.ts';
import type { GatewayTransaction } from './sslcommerz/messages.ts';

/** What came in, as the gateway says. */
export interface Receipt {
  readonly valId: string;
  readonly bankTranId: string;
  readonly method: string;
  readonly cardIssuer: string;
  readonly cardCategory: string;
  readonly received: Poisha;
}

export type VerificationResult =
  | { readonly kind: 'paid' | 'risky'; readonly receipt: Receipt }
  | { readonly kind: 'mismatch'; readonly what: string }
  | { readonly kind: 'unpaid' };

/** Whether it says that this is paid; it is believed of a validation alone. */
export const isPaidStatus = (status: string): boolean => status === 'VALID' || status === 'VALIDATED';

/**
 * Whether the gateway's validation proves that this attempt is paid (decision M2): our own tran_id, exactly our amount
 * in taka, and no risk. VALIDATED is a payment that was asked about before; whether we have taken it is for our own
 * rows to say.
 */
export const verifyTransaction = (
  payment: Payment,
  answer: GatewayTransaction,
  now: Date,
): VerificationResult => {
  if (!isPaidStatus(answer.status)) return { kind: 'unpaid' };
  const what = mismatch(payment, answer);
  if (what) return { kind: 'mismatch', what };
  const receipt = receiptOf(payment, answer, now);
  return { kind: answer.risk_level === '0' ? 'paid' : 'risky', receipt };
};

const mismatch = (payment: Payment, answer: GatewayTransaction): string | undefined => {
  if (answer.tran_id !== payment.tranId) return 'tran_id';
  if (answer.currency !== 'BDT' || (answer.currency_type !== 'BDT' && answer.currency_type !== ''))
    return 'currency';
  if (parseTaka(answer.amount) !== payment.amount) return 'amount';
  if (answer.val_id === '') return 'val_id';
  return undefined;
};

/** The gateway's cut is what it reports; where it reports none that can be, the usual cut is taken (decision M10). */
const receiptOf = ({ amount }: Payment, answer: GatewayTransaction, now: Date): Receipt => {
  const reported = parseTakaRounded(answer.store_amount);
  return {
    valId: answer.val_id.slice(0, 50),
    bankTranId: answer.bank_tran_id.slice(0, 80),
    method: answer.card_type.slice(0, 100),
    cardIssuer: answer.card_issuer.slice(0, 100),
    cardCategory: answer.card_category.slice(0, 100),
    received: reported && reported <= amount ? reported : receivedAfterUsualFee(amount, now),
  };
};

/** The try that was paid, if any: which of several comes first is not to be relied on. */
export const findPaidTransaction = (tries: readonly GatewayTransaction[]): GatewayTransaction | undefined =>
  tries.find((one) => isPaidStatus(one.status) && one.val_id !== '');

/** How an attempt ended unpaid, in the gateway's words; undefined where it may still be paid. */
export const closingActionFor = (status: string): 'fail' | 'cancel' | 'expire' | undefined =>
  ends.get(status);

const ends = new Map<string, 'fail' | 'cancel' | 'expire'>([
  ['FAILED', 'fail'],
  ['CANCELLED', 'cancel'],
  ['UNATTEMPTED', 'expire'],
  ['EXPIRED', 'expire'],
]);
