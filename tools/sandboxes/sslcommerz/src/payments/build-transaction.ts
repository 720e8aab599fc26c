import { findMethod, type MethodCode } from '../methods/method.ts';
import { formatAmount, parseStoredAmount } from '../money/amount.ts';
import { storeAmount } from '../money/store-amount.ts';
import type { Session, SessionState } from '../sessions/session.ts';
import { newGatewayNumber } from './numbers.ts';
import { type DeclineReason, type Outcome } from './outcome.ts';
import type { Transaction, TransactionStatus } from './transaction.ts';

export interface CustomerChoice {
  method: MethodCode;
  reason: DeclineReason;
}

/** The state in which a try leaves its session. */
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

/** What came of an outcome. A claim without payment (no status) looks just like a VALID one: that is the point of it. */
export const buildTransaction = (
  session: Session,
  outcome: Outcome,
  choice: CustomerChoice,
  at: number,
): Transaction => {
  const status = outcome.status ?? 'VALID';
  const { amount, currencyAmount } = outcome.tampered ? reduceByOneTaka(session) : session;
  const toBank = reachesBank(status);
  return {
    id: newGatewayNumber(at),
    sessionkey: session.sessionkey,
    status,
    ...(toBank && { method: choice.method }),
    valId: status === 'VALID' ? newGatewayNumber(at) : '',
    bankTranId: toBank ? newGatewayNumber(at) : '',
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

/** One taka less than the order: signed and validated as such, so that only a look at one's own order finds it. */
const reduceByOneTaka = ({ amount, currency, currencyAmount }: Session) => {
  const less = formatAmount(parseStoredAmount(amount) - 100n);
  return { amount: less, currencyAmount: currency === 'BDT' ? less : currencyAmount };
};
