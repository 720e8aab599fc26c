import type { Order, OrderLine, OrderState } from '@sargam/proto/commerce/v1/order';
import { type Language, localize } from '../../wire/language.ts';
import { toIsoInstant, toIsoInstantOrNull } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import { tierWord } from '../../wire/tiers.ts';
import { purchaseKindWord, toOrderCoupon } from '../cart/cart-mapping.ts';
import type { OrderStateWord, Purchase } from './order-wire.ts';
import { toPurchaseRefund, toRefundReasons } from './refund-mapping.ts';

const stateWords: Readonly<Record<OrderState, OrderStateWord>> = {
  ORDER_STATE_UNSPECIFIED: 'created',
  ORDER_STATE_CREATED: 'created',
  ORDER_STATE_AWAITING_PAYMENT: 'awaiting_payment',
  ORDER_STATE_PAID: 'paid',
  ORDER_STATE_PARTLY_REFUNDED: 'partly_refunded',
  ORDER_STATE_REFUNDED: 'refunded',
  ORDER_STATE_FAILED: 'failed',
  ORDER_STATE_CANCELLED: 'cancelled',
  ORDER_STATE_EXPIRED: 'expired',
  ORDER_STATE_REVIEW: 'review',
  UNRECOGNIZED: 'created',
};

export const orderStateWord = (state: OrderState): OrderStateWord => stateWords[state];

/** Paid and not fully refunded (decision M3). */
export const isPaid = (state: OrderState): boolean =>
  state === 'ORDER_STATE_PAID' || state === 'ORDER_STATE_PARTLY_REFUNDED';

/** End of access by course id. */
export type AccessEnds = ReadonlyMap<string, Date>;

const toPurchasedCourse = (line: OrderLine, paid: boolean, ends: AccessEnds, language: Language) => ({
  _id: line.courseId,
  title: localize(line.title, language),
  price: toTaka(line.offer?.pricePoisha ?? 0n),
  tierPrice: toTaka(line.tierPricePoisha),
  tier: tierWord(line.offer?.tier ?? 'TIER_UNSPECIFIED'),
  kind: purchaseKindWord(line.kind),
  validity: line.offer?.validityDays ?? 0,
  endsAt: paid ? toIsoInstantOrNull(accessEndOf(line, ends)) : null,
});

/** A bundle gives access to its courses only (decision C3); it ends when the first of them ends. */
const accessEndOf = ({ courseId, bundleCourseIds }: OrderLine, ends: AccessEnds): Date | undefined => {
  const courseIds = bundleCourseIds.length > 0 ? bundleCourseIds : [courseId];
  const found = courseIds.flatMap((id) => ends.get(id) ?? []);
  return found.length > 0 ? new Date(Math.min(...found.map(Number))) : undefined;
};

export const toPurchase = (order: Order, language: Language, ends: AccessEnds = new Map()): Purchase => {
  const paid = isPaid(order.state);
  return {
    _id: order.id,
    createdAt: toIsoInstant(order.createdAt),
    amount: toTaka(order.payablePoisha),
    subtotal: toTaka(order.subtotalPoisha),
    balanceUsed: toTaka(order.subtotalPoisha - order.payablePoisha),
    discount: toTaka(order.discountPoisha),
    cupon: toOrderCoupon(order.couponCode, order.couponPercent),
    paid,
    state: orderStateWord(order.state),
    method: order.method,
    paidAt: toIsoInstantOrNull(order.paidAt),
    courses: order.lines.map((line) => toPurchasedCourse(line, paid, ends, language)),
    keepWallet: order.keepWallet,
    refunded: toTaka(order.refundedPoisha),
    invoice: order.invoiceNumber || null,
    refunds: order.refunds.map(toPurchaseRefund),
    refundReasons: toRefundReasons(order.refundReasons),
  };
};

export const toPlacedOrder = (order: Order, language: Language, ends?: AccessEnds) => ({
  ...toPurchase(order, language, ends),
  userId: order.studentId,
});
