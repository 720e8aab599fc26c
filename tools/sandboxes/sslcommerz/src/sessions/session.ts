import type { Currency } from '../money/currency.ts';

/** `open` until paid or given up. A declined try leaves it open: the customer may try again. */
export type SessionState = 'open' | 'paid' | 'cancelled' | 'unattempted' | 'expired';

/** What a shop asked for, and how far it got. Amounts are the gateway's decimal text. */
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
  /** As asked, in `currency`. */
  currencyAmount: string;
  urls: { success: string; fail: string; cancel: string; ipn: string };
  values: { a: string; b: string; c: string; d: string };
  customer: { name: string; email: string; phone: string };
  product: string;
  multiCardName: string;
}

/** Sessions are kept under their key; a shop's `tran_id` opens one only once. */
export const orderKey = (storeId: string, tranId: string): string => JSON.stringify([storeId, tranId]);
