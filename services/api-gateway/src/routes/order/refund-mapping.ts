import type {
  Refund,
  RefundReason as StoredReason,
  RefundState as StoredState,
} from '@sargam/proto/commerce/v1/refund';
import { enumWords } from '../../wire/enum-words.ts';
import { toIsoInstantOrNull } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import type { AdminRefund, PurchaseRefund, RefundReason, RefundState } from './refund-wire.ts';

const reasons = enumWords<StoredReason, RefundReason>()({
  REFUND_REASON_PAID_TWICE: 'paid_twice',
  REFUND_REASON_NO_ACCESS: 'no_access',
  REFUND_REASON_WRONG_AMOUNT: 'wrong_amount',
  REFUND_REASON_BROKEN: 'broken',
  REFUND_REASON_CHANGED_MIND: 'changed_mind',
});

const states = enumWords<StoredState, RefundState>()({
  REFUND_STATE_REQUESTED: 'asked',
  REFUND_STATE_DECLINED: 'declined',
  REFUND_STATE_GRANTED: 'granted',
  REFUND_STATE_ACCEPTED: 'accepted',
  REFUND_STATE_REFUNDED: 'refunded',
  REFUND_STATE_STUCK: 'stuck',
});

export const toStoredReason = (word: RefundReason): StoredReason => reasons.valueOf(word);
export const toStoredState = (word: RefundState | undefined): StoredState =>
  word ? states.valueOf(word) : 'REFUND_STATE_UNSPECIFIED';

export const toRefundReasons = (stored: readonly StoredReason[]): RefundReason[] =>
  stored.flatMap((reason) => reasons.findWord(reason) ?? []);

export const toPurchaseRefund = (refund: Refund): PurchaseRefund => ({
  _id: refund.id,
  state: states.findWord(refund.state) ?? 'asked',
  reason: reasons.findWord(refund.reason) ?? 'broken',
  note: refund.note,
  amount: toTaka(refund.amountPoisha),
  wallet: toTaka(refund.walletPoisha),
  card: toTaka(refund.cardPoisha),
  creditNote: refund.creditNoteNumber || null,
  askedAt: toIsoInstantOrNull(refund.requestedAt),
  decidedAt: toIsoInstantOrNull(refund.decidedAt),
  arrivedAt: toIsoInstantOrNull(refund.completedAt),
  answer: refund.declineReason,
  automatic: refund.automatic,
});

export const toAdminRefund = (refund: Refund): AdminRefund => ({
  ...toPurchaseRefund(refund),
  orderId: refund.orderId || null,
  storeOrderId: refund.chargeReference || null,
  userId: refund.studentId,
});
