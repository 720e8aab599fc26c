import { domainError } from '@sargam/chassis/errors';
import {
  RefundReason as ReasonMessage,
  type Refund as RefundMessage,
  RefundState as StateMessage,
} from '@sargam/proto/commerce/v1/refund';
import { automatic, type Refund, type RefundReason, type RefundState } from './refund.ts';

const states: Readonly<Record<RefundState, StateMessage>> = {
  requested: StateMessage.REFUND_STATE_REQUESTED,
  declined: StateMessage.REFUND_STATE_DECLINED,
  granted: StateMessage.REFUND_STATE_GRANTED,
  accepted: StateMessage.REFUND_STATE_ACCEPTED,
  refunded: StateMessage.REFUND_STATE_REFUNDED,
  stuck: StateMessage.REFUND_STATE_STUCK,
};

const reasons: Readonly<Record<RefundReason, ReasonMessage>> = {
  paid_twice: ReasonMessage.REFUND_REASON_PAID_TWICE,
  no_access: ReasonMessage.REFUND_REASON_NO_ACCESS,
  wrong_amount: ReasonMessage.REFUND_REASON_WRONG_AMOUNT,
  broken: ReasonMessage.REFUND_REASON_BROKEN,
  changed_mind: ReasonMessage.REFUND_REASON_CHANGED_MIND,
};

const keyOf = <K extends string, V>(map: Readonly<Record<K, V>>, value: V): K | undefined =>
  (Object.keys(map) as K[]).find((key) => map[key] === value);

export const reasonMessage = (reason: RefundReason): ReasonMessage => reasons[reason];
export const parseReason = (message: ReasonMessage): RefundReason | undefined => keyOf(reasons, message);
export const parseState = (message: StateMessage): RefundState | undefined => keyOf(states, message);

export const refundMessage = (refund: Refund): RefundMessage => ({
  id: refund.id,
  orderId: refund.bill.kind === 'order' ? refund.bill.id : '',
  chargeReference: refund.bill.kind === 'charge' ? refund.bill.id : '',
  studentId: refund.studentId,
  state: states[refund.state],
  reason: reasonMessage(refund.reason),
  note: refund.note,
  amountPoisha: refund.amount,
  walletPoisha: refund.wallet,
  cardPoisha: refund.card,
  creditNoteNumber: refund.creditNoteNumber,
  requestedAt: refund.requestedAt,
  decidedAt: refund.decidedAt,
  completedAt: refund.completedAt,
  declineReason: refund.declineReason,
  automatic: refund.decidedBy === automatic,
});

const maxTextLength = 1_000;

/** The trimmed text. Throws if it is too long. */
export const parseText = (text: string, field: string): string => {
  const trimmed = text.trim();
  if (trimmed.length <= maxTextLength) return trimmed;
  const message = 'At most 1,000 characters';
  throw domainError.invalid('invalid-refund', 'This text is too long.', [{ field, message }]);
};
