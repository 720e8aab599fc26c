import { domainError } from '@sargam/chassis/errors';
import type { Quote as QuoteMessage } from '@sargam/proto/commerce/v1/commerce';
import { Quote as QuoteCodec } from '@sargam/proto/commerce/v1/commerce';
import type { OrderLine, Order as OrderMessage } from '@sargam/proto/commerce/v1/order';
import { Order as OrderCodec, type OrderState as StateMessage } from '@sargam/proto/commerce/v1/order';
import { toKindMessage } from '../access/purchase-terms.ts';
import { toOfferMessage } from '../courses/course-messages.ts';
import type { Poisha } from '../money/poisha.ts';
import { upperCase } from '../upper-case.ts';
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
  keepWallet: of.keepWallet,
});

export const quoteMessage = (quote: Quote): QuoteMessage => ({
  ...amountsMessage(quote),
  lines: quote.lines.map(lineMessage),
  walletBalancePoisha: quote.walletBalance,
});

export const orderMessage = (order: Order): OrderMessage => ({
  ...amountsMessage(order),
  id: order.id,
  studentId: order.studentId,
  state: orderStateMessage(order.state),
  lines: order.lines.map(lineMessage),
  createdAt: order.createdAt,
  paidAt: order.paidAt,
  expiresAt: order.expiresAt,
  receivedPoisha: order.received,
  method: order.method,
  refundedPoisha: order.refunded,
  invoiceNumber: order.invoiceNumber,
  refunds: [],
  refundReasons: [],
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
