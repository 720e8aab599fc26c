import { z } from 'zod';
import { Id, Instant, listOf, PageQuery, SuccessMessage, Taka } from '../../wire/schemas.ts';
import { amountField } from '../../wire/taka.ts';

export const RefundReason = z
  .enum(['paid_twice', 'no_access', 'wrong_amount', 'broken', 'changed_mind'])
  .meta({ id: 'RefundReason' });
export type RefundReason = z.infer<typeof RefundReason>;

export const RefundState = z.enum(['asked', 'declined', 'granted', 'accepted', 'refunded', 'stuck']).meta({
  id: 'RefundState',
  description: 'accepted: the card refund is in progress; refunded: completed',
});
export type RefundState = z.infer<typeof RefundState>;

export const PurchaseRefund = z
  .object({
    _id: z.string(),
    state: RefundState,
    reason: RefundReason,
    note: z.string(),
    amount: Taka,
    wallet: Taka.meta({ description: 'Part refunded to the wallet' }),
    card: Taka.meta({ description: 'Part refunded to the payment method' }),
    creditNote: z
      .string()
      .nullable()
      .meta({ description: 'Serial number; null before the refund is granted' }),
    askedAt: Instant.nullable(),
    decidedAt: Instant.nullable(),
    arrivedAt: Instant.nullable(),
    answer: z.string(),
    automatic: z.boolean().meta({ description: 'Granted automatically: the order was paid twice' }),
  })
  .meta({ id: 'PurchaseRefund' });
export type PurchaseRefund = z.infer<typeof PurchaseRefund>;

/** A refund in the back-office. */
export const AdminRefund = PurchaseRefund.extend({
  orderId: z.string().nullable().meta({ description: 'Null for a store order' }),
  storeOrderId: z.string().nullable(),
  userId: z.string(),
}).meta({ id: 'AdminRefund' });
export type AdminRefund = z.infer<typeof AdminRefund>;

const noteText = z.string().trim().max(1000);

export const RefundRequest = z
  .object({ reason: RefundReason, note: noteText.default('') })
  .meta({ id: 'RefundRequest' });

export const RefundGrant = z
  .object({
    _id: z
      .string()
      .regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'a ULID')
      .optional()
      .meta({ description: 'Id of the new refund (ULID); a repeat with it changes nothing' }),
    request: Id.optional().meta({ description: 'Id of the refund request that this grants' }),
    amount: amountField()
      .refine((poisha) => poisha > 0n, 'More than 0')
      .optional()
      .meta({ description: 'Absent: the full remaining amount' }),
    reason: RefundReason,
    note: noteText.default(''),
  })
  .meta({ id: 'RefundGrant' });

export const RefundDecline = z.object({ answer: noteText.min(1, 'This is required') });
export const RefundRetry = z.object({ intoWallet: z.boolean().default(false), note: noteText.default('') });
export const ReviewDecision = z.object({ accept: z.boolean(), reason: noteText.min(1, 'This is required') });

export const RefundListQuery = PageQuery.extend({ state: RefundState.optional() });
export const RefundRequested = SuccessMessage.extend({ data: PurchaseRefund });
export const RefundDecided = SuccessMessage.extend({ data: AdminRefund });
export const AdminRefunds = listOf(AdminRefund);
