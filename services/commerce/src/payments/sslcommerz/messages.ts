import { z } from 'zod';

// The gateway writes numbers sometimes as texts and sometimes not, and leaves out what it does not know.
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

/** What the gateway tells of a payment, in its validation and in its query. All of it is text still. */
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

/** What came of sending a refund, and of asking about one. */
export const refundResponseSchema = z.object({
  APIConnect: text,
  status: text,
  refund_ref_id: text,
  errorReason: text,
});
export type RefundResponse = z.infer<typeof refundResponseSchema>;

/** What was posted to us, of which only signed fields are read. */
export const paymentNotificationSchema = z.object({
  tran_id: z.string().min(1).max(30),
  status: z.string().max(30),
  store_id: z.string().max(30),
  val_id: z.string().max(50).default(''),
});
export type PaymentNotification = z.infer<typeof paymentNotificationSchema>;
