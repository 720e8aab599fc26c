import type {
  PaymentAttempt,
  PaymentAttemptState,
  RefundAttempt,
  RefundAttemptState,
} from '@sargam/proto/commerce/v1/records';
import { enumNames } from '../../api/enum-names.ts';
import { field, instant, instantOrNull, integer, responseOf, taka, text } from '../../api/response.ts';

const attemptStates = enumNames<PaymentAttemptState>()(
  {
    PAYMENT_ATTEMPT_STATE_OPEN: 'open',
    PAYMENT_ATTEMPT_STATE_PAID: 'paid',
    PAYMENT_ATTEMPT_STATE_FAILED: 'failed',
    PAYMENT_ATTEMPT_STATE_CANCELLED: 'cancelled',
    PAYMENT_ATTEMPT_STATE_EXPIRED: 'expired',
    PAYMENT_ATTEMPT_STATE_REFUSED: 'refused',
    PAYMENT_ATTEMPT_STATE_REVIEW: 'review',
    PAYMENT_ATTEMPT_STATE_SURPLUS: 'surplus',
    PAYMENT_ATTEMPT_STATE_RETURNED: 'returned',
  },
  'open',
);
const AttemptState = attemptStates.schema.meta({
  id: 'PaymentAttemptState',
  description: 'surplus: paid although the order was paid before; returned: refunded after a review',
});

export const PaymentAttemptResponse = responseOf<PaymentAttempt>('PaymentAttempt')({
  tran_id: text((attempt) => attempt.tranId),
  attempt: integer((attempt) => attempt.attempt),
  state: field(AttemptState, (attempt) => attemptStates.nameOf(attempt.state)),
  amount: taka((attempt) => attempt.amountPoisha),
  received: taka((attempt) => attempt.receivedPoisha, 'After the gateway fee; 0 without a payment'),
  method: text((attempt) => attempt.method),
  cardIssuer: text((attempt) => attempt.cardIssuer),
  val_id: text((attempt) => attempt.valId),
  bank_tran_id: text((attempt) => attempt.bankTranId),
  openedAt: instant((attempt) => attempt.openedAt),
  closedAt: instantOrNull((attempt) => attempt.closedAt),
});

const refundAttemptStates = enumNames<RefundAttemptState>()(
  {
    REFUND_ATTEMPT_STATE_OPEN: 'open',
    REFUND_ATTEMPT_STATE_ACCEPTED: 'accepted',
    REFUND_ATTEMPT_STATE_REFUNDED: 'refunded',
    REFUND_ATTEMPT_STATE_FAILED: 'failed',
  },
  'open',
);

export const RefundAttemptResponse = responseOf<RefundAttempt>('RefundAttempt')({
  _id: text((attempt) => attempt.refundTransId),
  refund: text((attempt) => attempt.refundId),
  tran_id: text((attempt) => attempt.tranId, 'The refunded payment attempt'),
  amount: taka((attempt) => attempt.amountPoisha),
  state: field(refundAttemptStates.schema.meta({ id: 'RefundAttemptState' }), (attempt) =>
    refundAttemptStates.nameOf(attempt.state),
  ),
  failureReason: text((attempt) => attempt.failureReason),
  openedAt: instant((attempt) => attempt.openedAt),
  closedAt: instantOrNull((attempt) => attempt.closedAt),
});
