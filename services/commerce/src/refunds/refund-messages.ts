import { domainError } from '@sargam/chassis/errors';
import { upperCase } from '@sargam/chassis/lookup';
import { publishEvent } from '@sargam/chassis/outbox';
import type {
  RefundReason as ReasonMessage,
  Refund as RefundMessage,
  RefundState as StateMessage,
} from '@sargam/proto/commerce/v1/refund';
import type { Charge } from '../charges/charge.ts';
import { paymentEvents } from '../charges/charge-messages.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Order } from '../orders/order.ts';
import { orderEvents, orderMessage } from '../orders/order-messages.ts';
import { type RefundReason, refundReasons } from '../refund-reason.ts';
import type { Tx } from '../tables.ts';
import { automatic, type Refund, type RefundState, transitions } from './refund.ts';

const stateMessage = (state: RefundState): StateMessage => `REFUND_STATE_${upperCase(state)}`;
export const reasonMessage = (reason: RefundReason): ReasonMessage => `REFUND_REASON_${upperCase(reason)}`;

export const parseReason = (message: ReasonMessage): RefundReason | undefined =>
  refundReasons.find((reason) => reasonMessage(reason) === message);
export const parseState = (message: StateMessage): RefundState | undefined =>
  (Object.keys(transitions) as RefundState[]).find((state) => stateMessage(state) === message);

export const refundMessage = (refund: Refund): RefundMessage => {
  const { bill, amount, wallet, card, decidedBy, ...fields } = refund;
  return {
    ...fields,
    orderId: bill.kind === 'order' ? bill.id : '',
    chargeReference: bill.kind === 'charge' ? bill.id : '',
    state: stateMessage(refund.state),
    reason: reasonMessage(refund.reason),
    amountPoisha: amount,
    walletPoisha: wallet,
    cardPoisha: card,
    automatic: decidedBy === automatic,
  };
};

const maxTextLength = 1_000;

/** The trimmed text. Throws if it is too long. */
export const parseText = (text: string, field: string): string => {
  const trimmed = text.trim();
  if (trimmed.length <= maxTextLength) return trimmed;
  const fault = { field, message: `At most ${maxTextLength} characters` };
  throw domainError.invalid('invalid-refund', 'This text is too long.', [fault]);
};

/** `order` is the order after the refund. */
export const publishOrderRefunded = async (tx: Tx, order: Order, refund: Refund, refundedBefore: Poisha) => {
  const value = {
    order: orderMessage(order),
    refund: refundMessage(refund),
    refundedBeforePoisha: refundedBefore,
    full: order.state === 'refunded',
  };
  await publishEvent(tx, orderEvents, order.id, { event: { $case: 'refunded', value } });
};

export const publishRefundDeclined = async (tx: Tx, order: Order, refund: Refund): Promise<void> => {
  const value = { order: orderMessage(order), refund: refundMessage(refund) };
  await publishEvent(tx, orderEvents, order.id, { event: { $case: 'refundDeclined', value } });
};

export const publishChargeRefunded = async (tx: Tx, { reference }: Charge, refund: Refund): Promise<void> => {
  const value = { reference, refund: refundMessage(refund) };
  await publishEvent(tx, paymentEvents, reference, { event: { $case: 'refunded', value } });
};
