import type { Order, OrderLine, OrderState } from '@sargam/proto/commerce/v1/order';
import { z } from 'zod';
import { CodeInput } from '../../api/code-input.ts';
import { enumNames } from '../../api/enum-names.ts';
import {
  each,
  field,
  flag,
  instant,
  instantOrNull,
  integer,
  localized,
  responseOf,
  taka,
  text,
  textList,
  textOrNull,
} from '../../api/response.ts';
import { Id, Instant, Problem } from '../../api/schemas.ts';
import { amountField } from '../../api/taka.ts';
import { CourseOffer, offerTier, orderCoupon, purchaseKind, Quote } from '../cart/cart-response.ts';
import { PurchaseRefund, RefundReason, toRefundReasons } from './refund-response.ts';

const states = enumNames<OrderState>()(
  {
    ORDER_STATE_CREATED: 'created',
    ORDER_STATE_AWAITING_PAYMENT: 'awaiting_payment',
    ORDER_STATE_PAID: 'paid',
    ORDER_STATE_PARTLY_REFUNDED: 'partly_refunded',
    ORDER_STATE_REFUNDED: 'refunded',
    ORDER_STATE_FAILED: 'failed',
    ORDER_STATE_CANCELLED: 'cancelled',
    ORDER_STATE_EXPIRED: 'expired',
    ORDER_STATE_REVIEW: 'review',
  },
  'created',
);
export const OrderStateName = states.schema.meta({ id: 'OrderState' });
export const toStoredOrderState = states.valueOf;
export const orderState = field(OrderStateName, ({ state }: { readonly state: OrderState }) =>
  states.nameOf(state),
);

/** Paid and not fully refunded (decision M3). */
export const isPaid = ({ state }: { readonly state: OrderState }): boolean =>
  state === 'ORDER_STATE_PAID' || state === 'ORDER_STATE_PARTLY_REFUNDED';

/** End of access by course id. */
export type AccessEnds = ReadonlyMap<string, Date>;

/** An order, with the ends of access if the response shows them. */
type OrderWithAccess = Order & { readonly accessEnds?: AccessEnds };
type LineWithAccess = OrderLine & { readonly accessEndsAt: Date | undefined };

const PurchasedCourse = responseOf<LineWithAccess>('PurchasedCourse')({
  _id: text((line) => line.courseId),
  title: localized((line) => line.title),
  price: taka((line) => line.offer?.pricePoisha ?? 0n),
  tierPrice: taka(
    (line) => line.tierPricePoisha,
    'Full price of the tier; for an upgrade more than the amount paid',
  ),
  tier: offerTier,
  kind: purchaseKind,
  validity: integer((line) => line.offer?.validityDays ?? 0),
  bundleCourses: textList((line) => line.bundleCourseIds, 'The courses of a bundle; empty for a course'),
  endsAt: instantOrNull(
    (line) => line.accessEndsAt,
    'Null before payment and while enrolments are unavailable',
  ),
});

/** A bundle gives access to its courses only (decision C3); it ends when the first of them ends. */
const accessEndOf = ({ courseId, bundleCourseIds }: OrderLine, ends: AccessEnds): Date | undefined => {
  const courseIds = bundleCourseIds.length > 0 ? bundleCourseIds : [courseId];
  const found = courseIds.flatMap((id) => ends.get(id) ?? []);
  return found.length > 0 ? new Date(Math.min(...found.map(Number))) : undefined;
};

const addAccessEnds = ({ lines, accessEnds, ...order }: OrderWithAccess): LineWithAccess[] =>
  lines.map((line) => ({
    ...line,
    accessEndsAt: accessEnds && isPaid(order) ? accessEndOf(line, accessEnds) : undefined,
  }));

export const Purchase = responseOf<OrderWithAccess>('Purchase')({
  _id: text((order) => order.id),
  createdAt: instant((order) => order.createdAt),
  amount: taka((order) => order.payablePoisha, 'Amount to pay in addition to the wallet'),
  subtotal: taka((order) => order.subtotalPoisha),
  balanceUsed: taka((order) => order.subtotalPoisha - order.payablePoisha),
  discount: taka((order) => order.discountPoisha),
  cupon: orderCoupon,
  paid: flag(isPaid),
  state: orderState,
  method: text((order) => order.method),
  paidAt: instantOrNull((order) => order.paidAt),
  courses: each(PurchasedCourse, addAccessEnds),
  withoutWallet: flag((order) => order.withoutWallet),
  paymentUndecidedUntil: instantOrNull(
    (order) => order.paymentUndecidedUntil,
    'End of the open payment session; null for a decided payment. Only in the purchase history and for a single order',
  ),
  returnableUntil: instantOrNull(
    (order) => order.returnableUntil,
    'Until then the order, paid although a later one replaced it, can be given back; null if it cannot',
  ),
  boughtInLaterOrder: flag(
    (order) => order.boughtInLaterOrder,
    'The order ended unpaid, and all its courses were bought since. Only in the purchase history and for a single order',
  ),
  refunded: taka((order) => order.refundedPoisha, 'Refunded so far, to the wallet and to the card'),
  invoice: textOrNull(
    (order) => order.invoiceNumber,
    'Serial number of the invoice; null before it is issued',
  ),
  refunds: each(
    PurchaseRefund,
    (order) => order.refunds,
    'Only in the purchase history and for a single order',
  ),
  refundReasons: field(
    z
      .array(RefundReason)
      .meta({ description: 'Reasons for which a refund can be requested now; empty if none applies' }),
    (order) => toRefundReasons(order.refundReasons),
  ),
});

export const PlacedOrder = responseOf<OrderWithAccess>('PlacedOrder')({
  ...Purchase.fields,
  userId: text((order) => order.studentId),
  placedBy: text((order) => order.placedBy, 'The buyer, or the admin who imported the order'),
});

export const NewOrder = z
  .object({
    amount: amountField(),
    paid: z.unknown().optional().meta({ description: 'Ignored: the server decides (decision M4)' }),
    userId: Id,
    courses: z.array(Id).min(1).max(100),
    balanceUsed: amountField(),
    coupon: CodeInput.nullish(),
    withoutWallet: z.boolean().default(false),
  })
  .meta({ id: 'NewOrder' });

export const PaymentOpen = Problem.extend({
  orderId: Id.optional(),
  sessionEndsAt: Instant.optional(),
}).meta({
  id: 'PaymentOpen',
  description: 'Code payment-open, with the order whose payment is undecided and the end of its session',
});

export const PriceChanged = Problem.extend({ quote: Quote.schema.optional() }).meta({
  id: 'PriceChanged',
  description: 'Code price-changed, with the current quote of the cart',
});

export const CoursePriceChanged = PriceChanged.extend({
  offers: z.array(CourseOffer.schema).optional(),
}).meta({
  id: 'CoursePriceChanged',
  description: 'Code price-changed, with the current quote of the cart and the current offers of the course',
});
