import { type ApiSchemas, apiGet } from '@sargam/kit';

export type OrderRecord = ApiSchemas['OrderRecord'];
export type BillRecord = ApiSchemas['BillRecord'];
export type AdminRefund = ApiSchemas['AdminRefund'];

export const orderRecordQuery = (id: string) => apiGet('/order/{id}/record', { path: { id } });

/** What was paid and is not yet refunded. */
export const refundableAmount = ({ paid, walletUsed, amount, refunded }: OrderRecord): number =>
  // Taka have two decimals: the sum in poisha has no rounding error.
  paid ? (Math.round(walletUsed * 100) + Math.round(amount * 100) - Math.round(refunded * 100)) / 100 : 0;

export const refundReasons = ['paid_twice', 'no_access', 'wrong_amount', 'broken', 'changed_mind'] as const;
