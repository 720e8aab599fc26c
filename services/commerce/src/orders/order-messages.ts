import { domainError } from '@sargam/chassis/errors';
import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { upperCase } from '@sargam/chassis/lookup';
import { publishEvent } from '@sargam/chassis/outbox';
import { Quote as QuoteCodec, type Quote as QuoteMessage } from '@sargam/proto/commerce/v1/commerce';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import {
  Order as OrderCodec,
  type OrderLine,
  type Order as OrderMessage,
  type OrderState as StateMessage,
} from '@sargam/proto/commerce/v1/order';
import { toKindMessage } from '../access/purchase-terms.ts';
import { toOfferMessage } from '../courses/course-messages.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tx } from '../tables.ts';
import type { Order, OrderState } from './order.ts';
import type { Quote, QuotedLine } from './quote.ts';

export const orderStateMessage = (state: OrderState): StateMessage => `ORDER_STATE_${upperCase(state)}`;

const lineMessage = (line: QuotedLine): OrderLine => ({
  courseId: line.courseId,
  title: line.title,
  instructorId: line.instructorId,
  offer: toOfferMessage(line.offer),
  bundleCourseIds: [...line.bundleCourseIds],
  walletPoisha: line.wallet,
  discountPoisha: line.discount,
  payablePoisha: line.payable,
  kind: toKindMessage(line.kind),
  upgradesOrderId: line.upgrades ?? '',
  tierPricePoisha: line.tierPrice,
});

const amountsMessage = (of: Order | Quote) => ({
  subtotalPoisha: of.subtotal,
  walletUsedPoisha: of.walletUsed,
  couponCode: of.coupon?.code ?? '',
  couponPercent: of.coupon?.percent ?? 0,
  discountPoisha: of.discount,
  roundingPoisha: of.rounding,
  payablePoisha: of.payable,
  withoutWallet: of.withoutWallet,
});

export const quoteMessage = (quote: Quote): QuoteMessage => ({
  ...amountsMessage(quote),
  lines: quote.lines.map(lineMessage),
  walletBalancePoisha: quote.walletBalance,
});

export const orderMessage = (order: Order): OrderMessage => ({
  ...order,
  ...amountsMessage(order),
  state: orderStateMessage(order.state),
  lines: order.lines.map(lineMessage),
  receivedPoisha: order.received,
  refundedPoisha: order.refunded,
  refunds: [],
  refundReasons: [],
  paymentUndecidedUntil: undefined,
  returnableUntil: undefined,
  boughtInLaterOrder: false,
});

export const encodeOrder = (order: OrderMessage): Uint8Array => OrderCodec.encode(order).finish();
export const decodeOrder = (bytes: Uint8Array): OrderMessage => OrderCodec.decode(bytes);

/**
 * The error for a price that differs from the buyer's screen (decision M4). Its detail carries the fresh quote without the lines'
 * titles, because the error is sent in a gRPC header, whose size is limited.
 */
export const priceChanged = (of: Order | Quote, walletBalance: Poisha) => {
  const fullQuote = {
    ...amountsMessage(of),
    lines: of.lines.map(lineMessage),
    walletBalancePoisha: walletBalance,
  };
  const slimQuote = {
    ...fullQuote,
    lines: fullQuote.lines.map(({ courseId, offer, payablePoisha, kind, tierPricePoisha }) => ({
      courseId,
      offer,
      payablePoisha,
      kind,
      tierPricePoisha,
    })),
  };
  return domainError.conflict(
    'price-changed',
    'The price has changed. Please check the new total and try again.',
    {
      quote: JSON.stringify(QuoteCodec.toJSON(QuoteCodec.fromPartial(slimQuote))),
    },
  );
};

export const orderEvents = publishes(defineTopic('commerce.orders.v1', OrderEvent), 'order', {
  placed: 'an order was created',
  paid: 'the order is paid, or was imported from an earlier system (`imported`)',
  closed: 'the order failed, was cancelled, expired, or is under review',
  refunded: 'a full or partial refund was granted',
  refundDeclined: 'an admin declined a student’s refund request',
});

const publish = (tx: Tx, order: Order, event: OrderEvent['event']): Promise<unknown> =>
  publishEvent(tx, orderEvents, order.id, { event });

export const publishOrderPlaced = (tx: Tx, order: Order): Promise<unknown> =>
  publish(tx, order, { $case: 'placed', value: { order: orderMessage(order) } });

export const publishOrderPaid = (
  tx: Tx,
  order: Order,
  { imported, returnableUntil }: { imported: boolean; returnableUntil?: Date | undefined },
): Promise<unknown> =>
  publish(tx, order, { $case: 'paid', value: { order: orderMessage(order), imported, returnableUntil } });

export const publishOrderClosed = (tx: Tx, order: Order): Promise<unknown> =>
  publish(tx, order, { $case: 'closed', value: { order: orderMessage(order), closedAt: order.closedAt } });
