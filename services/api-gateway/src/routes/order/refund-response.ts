import type {
  Refund,
  RefundReason as StoredReason,
  RefundState as StoredState,
} from '@sargam/proto/commerce/v1/refund';
import type { Person } from '@sargam/proto/identity/v1/identity';
import { z } from 'zod';
import { enumNames } from '../../api/enum-names.ts';
import { field, flag, instantOrNull, responseOf, taka, text, textOrNull } from '../../api/response.ts';
import { BoundedPageQuery, Id } from '../../api/schemas.ts';
import { amountField } from '../../api/taka.ts';

const reasons = enumNames<StoredReason>()({
  REFUND_REASON_PAID_TWICE: 'paid_twice',
  REFUND_REASON_NO_ACCESS: 'no_access',
  REFUND_REASON_WRONG_AMOUNT: 'wrong_amount',
  REFUND_REASON_BROKEN: 'broken',
  REFUND_REASON_CHANGED_MIND: 'changed_mind',
});
export const RefundReason = reasons.schema.meta({ id: 'RefundReason' });
export const toStoredReason = reasons.valueOf;
export const toRefundReasons = (stored: readonly StoredReason[]) =>
  stored.flatMap((reason) => reasons.nameOf(reason) ?? []);

const states = enumNames<StoredState>()(
  {
    REFUND_STATE_REQUESTED: 'asked',
    REFUND_STATE_DECLINED: 'declined',
    REFUND_STATE_GRANTED: 'granted',
    REFUND_STATE_ACCEPTED: 'accepted',
    REFUND_STATE_REFUNDED: 'refunded',
    REFUND_STATE_STUCK: 'stuck',
  },
  'asked',
);
const RefundState = states.schema.meta({
  id: 'RefundState',
  description: 'accepted: the card refund is in progress; refunded: completed',
});
export const toStoredState = (name: z.infer<typeof RefundState> | undefined): StoredState =>
  name ? states.valueOf(name) : 'REFUND_STATE_UNSPECIFIED';

export const PurchaseRefund = responseOf<Refund>('PurchaseRefund')({
  _id: text((refund) => refund.id),
  state: field(RefundState, (refund) => states.nameOf(refund.state)),
  reason: field(RefundReason, (refund) => reasons.nameOf(refund.reason) ?? 'broken'),
  note: text((refund) => refund.note),
  amount: taka((refund) => refund.amountPoisha),
  wallet: taka((refund) => refund.walletPoisha, 'Part refunded to the wallet'),
  card: taka((refund) => refund.cardPoisha, 'Part refunded to the payment method'),
  creditNote: textOrNull(
    (refund) => refund.creditNoteNumber,
    'Serial number; null before the refund is granted',
  ),
  askedAt: instantOrNull((refund) => refund.requestedAt),
  decidedAt: instantOrNull((refund) => refund.decidedAt),
  arrivedAt: instantOrNull((refund) => refund.completedAt),
  answer: text((refund) => refund.declineReason),
  automatic: flag(
    (refund) => refund.automatic,
    'Granted automatically: the order was paid twice, or paid too late to be completed (reason no_access)',
  ),
});

/** A refund in the back-office. */
export const AdminRefund = responseOf<Refund>('AdminRefund')({
  ...PurchaseRefund.fields,
  orderId: textOrNull((refund) => refund.orderId, 'Null for a store order'),
  storeOrderId: textOrNull((refund) => refund.chargeReference),
  userId: text((refund) => refund.studentId),
});

/** A refund in the list of all refunds, with its student. */
export const ListedRefund = responseOf<Refund & { readonly student: Person | undefined }>('ListedRefund')({
  ...AdminRefund.fields,
  userName: textOrNull(({ student }) => student?.name ?? '', 'Null for an unknown account'),
  userEmail: textOrNull(({ student }) => student?.email ?? ''),
});

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
    left: amountField().optional().meta({
      description:
        'What the admin saw as not yet refunded; with another amount now the answer is 409 and nothing is refunded. Required with an amount, unless _id, request or an idempotency-key is sent',
    }),
    reason: RefundReason,
    note: noteText.default(''),
  })
  .meta({ id: 'RefundGrant' });

export const RefundDecline = z.object({ answer: noteText.min(1, 'This is required') });
export const RefundRetry = z.object({ intoWallet: z.boolean().default(false), note: noteText.default('') });
export const ReviewDecision = z.object({ accept: z.boolean(), reason: noteText.min(1, 'This is required') });

export const RefundListQuery = BoundedPageQuery.extend({ state: RefundState.optional() });
