import type { Currency } from '../money/currency.ts';

/** A declined attempt keeps the session `open`, so that the customer can pay again. */
export type SessionState = 'open' | 'paid' | 'cancelled' | 'unattempted' | 'expired';

/** A payment session of a shop. Amounts are the gateway's decimal text. */
export interface Session {
  sessionkey: string;
  storeId: string;
  tranId: string;
  state: SessionState;
  createdAt: number;
  expiresAt: number;
  /** In taka. */
  amount: string;
  currency: Currency;
  /** The requested amount in `currency`. */
  currencyAmount: string;
  urls: { success: string; fail: string; cancel: string; ipn: string };
  values: { a: string; b: string; c: string; d: string };
  customer: { name: string; email: string; phone: string };
  product: string;
  multiCardName: string;
}

/** The key of a shop's order: a `tran_id` opens one session only. */
export const orderKey = (storeId: string, tranId: string): string => JSON.stringify([storeId, tranId]);
