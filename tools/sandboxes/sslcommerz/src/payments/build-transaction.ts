import { randomInt } from 'node:crypto';
import { formatDhakaStamp } from '../clock/dhaka.ts';
import { findMethod, type MethodCode } from '../methods/method.ts';
import { formatAmount, parseStoredAmount, storeAmount } from '../money/amount.ts';
import type { Session, SessionState } from '../sessions/session.ts';
import { type DeclineReason, type Outcome } from './outcome.ts';
import type { Transaction, TransactionStatus } from './transaction.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `200105225826116qFnATY9sHIwo`: the time in Dhaka and 16 random characters; the format of `val_id` and `bank_tran_id`. */
const newGatewayNumber = (at: number): string =>
  formatDhakaStamp(at) + Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export interface CustomerChoice {
  method: MethodCode;
  reason: DeclineReason;
}

/** The state of the session after a payment attempt. */
export const sessionStateAfter = {
  VALID: 'paid',
  FAILED: 'open',
  CANCELLED: 'cancelled',
  UNATTEMPTED: 'unattempted',
  EXPIRED: 'expired',
} as const satisfies Record<TransactionStatus, SessionState>;

const errors = {
  VALID: '',
  CANCELLED: 'Cancelled by User',
  UNATTEMPTED: 'Customer did not choose to pay any channel',
  EXPIRED: 'Session expired',
} as const;

const reachesBank = (status: TransactionStatus) => status === 'VALID' || status === 'FAILED';

/** Builds the transaction of an outcome. A forged message (no status) has the same fields as a VALID one. */
export const buildTransaction = (
  session: Session,
  outcome: Outcome,
  choice: CustomerChoice,
  at: number,
): Transaction => {
  const status = outcome.status ?? 'VALID';
  const { amount, currencyAmount } = outcome.tampered ? reduceByOneTaka(session) : session;
  const hasBank = reachesBank(status);
  return {
    id: newGatewayNumber(at),
    sessionkey: session.sessionkey,
    status,
    ...(hasBank && { method: choice.method }),
    valId: status === 'VALID' ? newGatewayNumber(at) : '',
    bankTranId: hasBank ? newGatewayNumber(at) : '',
    amount,
    currencyAmount,
    storeAmount:
      status === 'VALID'
        ? formatAmount(storeAmount(parseStoredAmount(amount), findMethod(choice.method).cardType))
        : '',
    error: status === 'FAILED' ? choice.reason : errors[status],
    risky: outcome.risky ?? false,
    at,
  };
};

/** One taka less than the order. Signature and validation agree, so only a comparison with the shop's order finds it. */
const reduceByOneTaka = ({ amount, currency, currencyAmount }: Session) => {
  const less = formatAmount(parseStoredAmount(amount) - 100n);
  return { amount: less, currencyAmount: currency === 'BDT' ? less : currencyAmount };
};
