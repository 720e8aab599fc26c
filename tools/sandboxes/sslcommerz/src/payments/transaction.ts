import type { MethodCode } from '../methods/method.ts';

export type TransactionStatus = 'VALID' | 'FAILED' | 'CANCELLED' | 'UNATTEMPTED' | 'EXPIRED';

/** One try at paying a session. Several may fail before one is VALID. */
export interface Transaction {
  id: string;
  sessionkey: string;
  status: TransactionStatus;
  /** Absent where the customer chose none. */
  method?: MethodCode;
  /** Empty unless VALID. */
  valId: string;
  /** Empty where no bank was asked. */
  bankTranId: string;
  /** In taka; differs from the session's only when tampered with. */
  amount: string;
  currencyAmount: string;
  storeAmount: string;
  error: string;
  risky: boolean;
  at: number;
  /** When a shop first asked for its validation: VALID before, VALIDATED after. */
  validatedAt?: number;
}

export const reportedStatus = ({ status, validatedAt }: Transaction): TransactionStatus | 'VALIDATED' =>
  status === 'VALID' && validatedAt !== undefined ? 'VALIDATED' : status;
