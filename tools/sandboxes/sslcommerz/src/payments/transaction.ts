import type { MethodCode } from '../methods/method.ts';

export type TransactionStatus = 'VALID' | 'FAILED' | 'CANCELLED' | 'UNATTEMPTED' | 'EXPIRED';

/** One payment attempt of a session. Several may fail before one is VALID. */
export interface Transaction {
  id: string;
  sessionkey: string;
  status: TransactionStatus;
  /** Absent if no bank was involved. */
  method?: MethodCode;
  /** Empty unless VALID. */
  valId: string;
  /** Empty if no bank was involved. */
  bankTranId: string;
  /** In taka; differs from the session's amount only in the outcome `pay-tampered`. */
  amount: string;
  currencyAmount: string;
  storeAmount: string;
  error: string;
  risky: boolean;
  at: number;
  /** The time of the first validation call: VALID before it, VALIDATED after it. */
  validatedAt?: number;
}

export const reportedStatus = ({ status, validatedAt }: Transaction): TransactionStatus | 'VALIDATED' =>
  status === 'VALID' && validatedAt !== undefined ? 'VALIDATED' : status;
