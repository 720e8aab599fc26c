import { receivedAfterUsualFee } from '../money/gateway-fee.ts';
import type { Poisha } from '../money/poisha.ts';
import { parseTaka, parseTakaRounded } from '../money/taka-text.ts';
import type { Payment } from './payment.ts';
import { type GatewayTransaction, isPaidStatus } from './sslcommerz/messages.ts';

/** A received payment as the gateway reported it. */
export interface Receipt {
  readonly valId: string;
  readonly bankTranId: string;
  readonly method: string;
  readonly cardIssuer: string;
  readonly cardCategory: string;
  /** The amount minus the gateway fee. */
  readonly received: Poisha;
}

export type VerificationResult =
  | { readonly kind: 'paid' | 'risky'; readonly receipt: Receipt }
  | { readonly kind: 'mismatch'; readonly field: string }
  | { readonly kind: 'unpaid' };

/**
 * Whether a validation proves that this attempt is paid (decision M2): our own tran_id, the exact amount in taka, and risk level 0.
 * VALIDATED means that the payment was validated before. Whether it is settled is decided by our own database.
 */
export const verifyTransaction = (
  payment: Payment,
  transaction: GatewayTransaction,
  now: Date,
): VerificationResult => {
  if (!isPaidStatus(transaction.status)) return { kind: 'unpaid' };
  const field = mismatchedField(payment, transaction);
  if (field) return { kind: 'mismatch', field };
  const receipt = receiptOf(payment, transaction, now);
  return { kind: transaction.risk_level === '0' ? 'paid' : 'risky', receipt };
};

const mismatchedField = (payment: Payment, transaction: GatewayTransaction): string | undefined => {
  if (transaction.tran_id !== payment.tranId) return 'tran_id';
  if (
    transaction.currency !== 'BDT' ||
    (transaction.currency_type !== 'BDT' && transaction.currency_type !== '')
  )
    return 'currency';
  if (parseTaka(transaction.amount) !== payment.amount) return 'amount';
  if (transaction.val_id === '') return 'val_id';
  return undefined;
};

/** The gateway fee comes from `store_amount`. The usual fee is used if that is missing or invalid (decision M10). */
const receiptOf = ({ amount }: Payment, transaction: GatewayTransaction, now: Date): Receipt => {
  const reported = parseTakaRounded(transaction.store_amount);
  return {
    valId: transaction.val_id.slice(0, 50),
    bankTranId: transaction.bank_tran_id.slice(0, 80),
    method: transaction.card_type.slice(0, 100),
    cardIssuer: transaction.card_issuer.slice(0, 100),
    cardCategory: transaction.card_category.slice(0, 100),
    received: reported && reported <= amount ? reported : receivedAfterUsualFee(amount, now),
  };
};
