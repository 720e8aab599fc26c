import { toLatinDigits } from '@sargam/chassis/formatting';
import type { StoreOrder as StoredOrder, StoreOrderState } from '@sargam/proto/store/v1/orders';
import { z } from 'zod';
import { enumNames } from '../../wire/enum-names.ts';
import { Id, Problem } from '../../wire/schemas.ts';
import { amountField } from '../../wire/taka.ts';
import {
  field,
  flag,
  instant,
  instantOrNull,
  integer,
  localized,
  orNull,
  successMessage,
  taka,
  text,
  textOrNull,
  view,
} from '../../wire/view.ts';
import { PaymentMethod } from '../cart/cart-wire.ts';
import { GiftCardProduct } from './store-wire.ts';

const statuses = enumNames<StoreOrderState>()(
  {
    STORE_ORDER_STATE_PENDING: 'pending',
    STORE_ORDER_STATE_PAID: 'paid',
    STORE_ORDER_STATE_DELIVERED: 'delivered',
    STORE_ORDER_STATE_FAILED: 'failed',
    STORE_ORDER_STATE_CANCELLED: 'cancelled',
    STORE_ORDER_STATE_REFUNDED: 'refunded',
  },
  'pending',
);
const StoreOrderStatus = statuses.schema.meta({
  id: 'StoreOrderStatus',
  description: 'delivered: the codes are mailed (decision L8)',
});

const ShippingAddress = view<StoredOrder>()({
  name: text((order) => order.receiverName),
  email: text((order) => order.receiverEmail),
  phone: text((order) => order.receiverPhone),
});

const OrderItem = view<StoredOrder>()({
  product: text((order) => order.productId),
  name: localized((order) => order.productName),
  price: taka((order) => order.pricePoisha),
  value: taka((order) => order.valuePoisha),
  quantity: integer((order) => order.quantity),
  totalPrice: taka((order) => order.totalPoisha),
});

const PaymentInfo = view<NonNullable<StoredOrder['payment']> & Pick<StoredOrder, 'receivedPoisha'>>()({
  card_type: text((payment) => payment.cardType),
  card_issuer: text((payment) => payment.cardIssuer),
  card_category: text((payment) => payment.cardCategory),
  store_amount: taka((payment) => payment.receivedPoisha, 'Amount that the payment gateway pays out'),
  tran_id: text((payment) => payment.tranId),
});

const StoreRefund = view<StoredOrder>()({
  _id: text((order) => order.refundId),
  creditNote: text((order) => order.creditNoteNumber, 'Serial number of the credit note'),
});

export const StoreOrder = view<StoredOrder>('StoreOrder')({
  _id: text((order) => order.id),
  userId: text((order) => order.buyerId),
  userName: text((order) => order.buyerName),
  userEmail: text((order) => order.buyerEmail),
  userPhone: text((order) => order.buyerPhone),
  forMyself: flag((order) => order.forMyself),
  shippingAddress: orNull(
    ShippingAddress,
    (order) => (order.forMyself ? undefined : order),
    'The receiver; null if the buyer bought it for themselves',
  ),
  giftCardFrom: text((order) => order.senderName),
  giftCardMessage: text((order) => order.message),
  orderItem: OrderItem,
  paymentInfo: orNull(
    PaymentInfo,
    ({ payment, receivedPoisha }) => payment && { ...payment, receivedPoisha },
  ),
  isPaid: flag(({ state }) => state === 'STORE_ORDER_STATE_PAID' || state === 'STORE_ORDER_STATE_DELIVERED'),
  createdAt: instant((order) => order.createdAt),
  paidAt: instantOrNull((order) => order.paidAt),
  deliveredAt: instantOrNull((order) => order.deliveredAt),
  deliverOn: textOrNull((order) => order.deliverOn, 'Day in Dhaka on which the codes are mailed'),
  orderStatus: field(StoreOrderStatus, (order) => statuses.nameOf(order.state)),
  underReview: flag((order) => order.underReview),
  invoice: textOrNull(
    (order) => order.invoiceNumber,
    'Serial number of the invoice; null before it is issued',
  ),
  refund: orNull(
    StoreRefund,
    (order) => (order.refundId && order.creditNoteNumber ? order : undefined),
    'Null if not refunded',
  ),
  valid_to: instantOrNull((order) => order.validTo, 'End of the validity of the cards; null before payment'),
  resendFrom: instantOrNull(
    (order) => order.resendFrom,
    'Earliest time to mail the codes again; null if not possible',
  ),
});

const requiredMessage = 'This is required';
const requiredText = (longest: number) =>
  z.string(requiredMessage).trim().min(1, requiredMessage).max(longest, 'Too Long!');
const email = requiredText(254).pipe(z.email('Enter a valid email address'));
const phone = z
  .string(requiredMessage)
  .trim()
  .overwrite(toLatinDigits)
  .min(1, { error: requiredMessage, abort: true })
  .min(11, { error: 'Too Short!', abort: true })
  .max(20, 'Too Long!')
  .regex(/^\+?[\d -]+$/, 'Phone number: digits only');

const commonFields = {
  userId: Id,
  userName: z.string().max(300).optional().meta({ description: 'Ignored: taken from the account' }),
  userEmail: z.string().max(300).optional().meta({ description: 'Ignored: taken from the account' }),
  product: Id,
  name: z.string().max(300).optional(),
  value: amountField().optional(),
  price: amountField().optional(),
  quantity: z.coerce
    .number(requiredMessage)
    .int('This is not valid')
    .min(1, 'Not less than 1')
    .max(20, 'Not more than 20'),
  totalPrice: amountField(),
  giftCardMessage: z.string().trim().max(2000, 'Too Long!').nullish(),
  deliverOn: z
    .union([z.iso.date('Enter a valid date'), z.literal('')], 'Enter a valid date')
    .nullish()
    .meta({ description: 'A day in Dhaka, at most a year ahead; absent: immediately' }),
};

const ForMyself = z.object({ ...commonFields, forMyself: z.literal(true), userPhone: phone });
const ForSomeoneElse = z.object({
  ...commonFields,
  forMyself: z.literal(false),
  giftCardFrom: requiredText(400),
  shippingAddressName: requiredText(400),
  shippingAddressEmail: email,
  shippingAddressPhone: phone,
});

export const NewStoreOrder = z
  .discriminatedUnion('forMyself', [ForMyself, ForSomeoneElse])
  .meta({ id: 'NewStoreOrder' });
export type NewStoreOrder = z.output<typeof NewStoreOrder>;

export const ProductChanged = Problem.extend({ product: GiftCardProduct.schema.optional() }).meta({
  id: 'ProductChanged',
  description: 'Code price-changed, with the current product',
});

export const StoreOrderPlaced = view<StoredOrder>()({
  ...successMessage('Order created successfully').fields,
  order: StoreOrder,
});

export const StorePaymentForm = z
  .object({
    amount: amountField(),
    name: requiredText(200),
    phone: z.string().max(40).default(''),
    email: z.string().max(254).default(''),
    product_name: z.string().max(300).optional(),
    currency: z.literal('BDT').optional(),
    cus_order_id: Id.meta({ description: 'Store order id' }),
    method: PaymentMethod.nullish(),
  })
  .meta({ id: 'StorePaymentForm' });

export const StoreRefundReason = z.object({ reason: requiredText(1000) });
