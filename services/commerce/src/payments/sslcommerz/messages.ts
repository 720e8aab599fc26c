import { z } from 'zod';
import type { CloseAction } from '../../history.ts';

// The gateway sends numbers as text or as numbers, and omits unknown values.
const text = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => (value === null || value === undefined ? '' : String(value)));

export const sessionResponseSchema = z.object({
  status: text,
  failedreason: text,
  sessionkey: text,
  GatewayPageURL: text,
});

/** A payment as the gateway reports it in validations and queries. All values are still text. */
export const transactionSchema = z.object({
  APIConnect: text,
  status: text,
  tran_id: text,
  val_id: text,
  amount: text,
  store_amount: text,
  currency: text,
  currency_type: text,
  currency_amount: text,
  bank_tran_id: text,
  card_type: text,
  card_issuer: text,
  card_category: text,
  risk_level: text,
});
export type GatewayTransaction = z.infer<typeof transactionSchema>;

export const queryResponseSchema = z.object({
  APIConnect: text,
  element: z
    .union([z.array(transactionSchema), z.null(), z.string()])
    .optional()
    .transform((elements) => (Array.isArray(elements) ? elements : [])),
});

/** Response to sending a refund and to querying one. */
export const refundResponseSchema = z.object({
  APIConnect: text,
  status: text,
  refund_ref_id: text,
  errorReason: text,
});
export type RefundResponse = z.infer<typeof refundResponseSchema>;

/** The signed fields of a posted notification or browser return that this service reads. */
export const paymentNotificationSchema = z.object({
  tran_id: z.string().min(1).max(30),
  status: z.string().max(30),
  store_id: z.string().max(30),
  val_id: z.string().max(50).default(''),
});
export type PaymentNotification = z.infer<typeof paymentNotificationSchema>;

/** Trust a paid status only in the response of the validation API. */
export const isPaidStatus = (status: string): boolean => status === 'VALID' || status === 'VALIDATED';

/** The paid transaction of a query, at any position. */
export const findPaidTransaction = (
  transactions: readonly GatewayTransaction[],
): GatewayTransaction | undefined =>
  transactions.find(({ status, val_id }) => isPaidStatus(status) && val_id !== '');

/** The action for a status that means unpaid; undefined if the transaction may still become paid. */
export const closingActionFor = (status: string): CloseAction | undefined => closingActions.get(status);

const closingActions = new Map<string, CloseAction>([
  ['FAILED', 'fail'],
  ['CANCELLED', 'cancel'],
  ['UNATTEMPTED', 'expire'],
  ['EXPIRED', 'expire'],
]);
