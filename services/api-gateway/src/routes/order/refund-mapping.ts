import type {
  Refund,
  RefundReason as StoredReason,
  RefundState as StoredState,
} from '@sargam/proto/commerce/v1/refund';
import { toIsoInstantOrNull } from '../../wire/instants.ts';
import { toTaka } from '../../wire/taka.ts';
import type { AdminRefund, PurchaseRefund, RefundReason, RefundState } from './refund-wire.ts';

const reasons = {
  paid_twice: 'REFUND_REASON_PAID_TWICE',
  no_access: 'REFUND_REASON_NO_ACCESS',
  wrong_amount: 'REFUND_REASON_WRONG_AMOUNT',
  broken: 'REFUND_REASON_BROKEN',
  changed_mind: 'REFUND_REASON_CHANGED_MIND',
} as const satisfies Record<RefundReason, StoredReason>;

const states = {
  asked: 'REFUND_STATE_REQUESTED',
  declined: 'REFUND_STATE_DECLINED',
  granted: 'REFUND_STATE_GRANTED',
  accepted: 'REFUND_STATE_ACCEPTED',
  refunded: 'REFUND_STATE_REFUNDED',
  stuck: 'REFUND_STATE_STUCK',
} as const satisfies Record<RefundState, StoredState>;

const backwards = <W extends string, S extends string>(
  table: Readonly<Record<W, S>>,
): ReadonlyMap<string, W> => new Map(Object.entries<S>(table).map(([word, stored]) => [stored, word as W]));

const reasonOf = backwards<RefundReason, StoredReason>(reasons);
const stateOf = backwards<RefundState, StoredState>(states);

export const toStoredReason = (word: RefundReason): StoredReason => reasons[word];
export const toStoredState = (word: RefundState | undefined): StoredState =>
  word ? states[word] : 'REFUND_STATE_UNSPECIFIED';

export const toRefundReasons = (stored: readonly StoredReason[]): RefundReason[] =>
  stored.flatMap((reason) => reasonOf.get(reason) ?? []);

export const toPurchaseRefund = (refund: Refund): PurchaseRefund => ({
  _id: refund.id,
  state: stateOf.get(refund.state) ?? 'asked',
  reason: reasonOf.get(refund.reason) ?? 'broken',
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
