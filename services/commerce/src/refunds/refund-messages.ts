import { domainError } from '@sargam/chassis/errors';
import type {
  RefundReason as ReasonMessage,
  Refund as RefundMessage,
  RefundState as StateMessage,
} from '@sargam/proto/commerce/v1/refund';
import { type RefundReason, refundReasons } from '../refund-reason.ts';
import { upperCase } from '../upper-case.ts';
import { automatic, type Refund, type RefundState, transitions } from './refund.ts';

const stateMessage = (state: RefundState): StateMessage => `REFUND_STATE_${upperCase(state)}`;
export const reasonMessage = (reason: RefundReason): ReasonMessage => `REFUND_REASON_${upperCase(reason)}`;

export const parseReason = (message: ReasonMessage): RefundReason | undefined =>
  refundReasons.find((reason) => reasonMessage(reason) === message);
export const parseState = (message: StateMessage): RefundState | undefined =>
  (Object.keys(transitions) as RefundState[]).find((state) => stateMessage(state) === message);

export const refundMessage = (refund: Refund): RefundMessage => ({
  id: refund.id,
  orderId: refund.bill.kind === 'order' ? refund.bill.id : '',
  chargeReference: refund.bill.kind === 'charge' ? refund.bill.id : '',
  studentId: refund.studentId,
  state: stateMessage(refund.state),
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
