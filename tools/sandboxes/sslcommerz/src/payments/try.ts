import { type MethodCode, methodOf } from '../methods/method.ts';
import { amountOf, formatAmount } from '../money/amount.ts';
import { storeAmount } from '../money/store-amount.ts';
import type { Session, SessionState } from '../sessions/session.ts';
import { gatewayNumber } from './numbers.ts';
import { type DeclineReason, type Outcome } from './outcome.ts';
import type { Transaction, TransactionStatus } from './transaction.ts';

export interface Choice {
  method: MethodCode;
  reason: DeclineReason;
}

/** The state in which a try leaves its session. */
export const stateAfter = {
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

const askedABank = (status: TransactionStatus) => status === 'VALID' || status === 'FAILED';

/** What came of an outcome. A claim without payment (no status) looks just like a VALID one: that is the point of it. */
export const tryOf = (session: Session, outcome: Outcome, choice: Choice, at: number): Transaction => {
  const status = outcome.status ?? 'VALID';
  const { amount, currencyAmount } = outcome.tampered ? oneLess(session) : session;
  const toBank = askedABank(status);
  return {
    id: gatewayNumber(at),
    sessionkey: session.sessionkey,
    status,
    ...(toBank && { method: choice.method }),
    valId: status === 'VALID' ? gatewayNumber(at) : '',
    bankTranId: toBank ? gatewayNumber(at) : '',
    amount,
    currencyAmount,
    storeAmount:
      status === 'VALID' ? formatAmount(storeAmount(amountOf(amount), methodOf(choice.method).cardType)) : '',
    error: status === 'FAILED' ? choice.reason : errors[status],
    risky: outcome.risky ?? false,
    at,
  };
};

/** One taka less than the order: signed and validated as such, so that only a look at one's own order finds it. */
const oneLess = ({ amount, currency, currencyAmount }: Session) => {
  const less = formatAmount(amountOf(amount) - 100n);
  return { amount: less, currencyAmount: currency === 'BDT' ? less : currencyAmount };
};
