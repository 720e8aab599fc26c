import type { StoreOrder as StoredOrder, StoreOrderState } from '@sargam/proto/store/v1/orders';
import { enumNames } from '../../api/enum-names.ts';
import {
  field,
  flag,
  instant,
  instantOrNull,
  integer,
  localized,
  orNull,
  responseOf,
  successMessage,
  taka,
  text,
  textOrNull,
} from '../../api/response.ts';
import { Problem } from '../../api/schemas.ts';
import { GiftCardProduct } from './store-response.ts';

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

const ShippingAddress = responseOf<StoredOrder>()({
  name: text((order) => order.receiverName),
  email: text((order) => order.receiverEmail),
  phone: text((order) => order.receiverPhone),
});

const OrderItem = responseOf<StoredOrder>()({
  product: text((order) => order.productId),
  name: localized((order) => order.productName),
  price: taka((order) => order.pricePoisha),
  value: taka((order) => order.valuePoisha),
  quantity: integer((order) => order.quantity),
  totalPrice: taka((order) => order.totalPoisha),
});

const PaymentInfo = responseOf<NonNullable<StoredOrder['payment']> & Pick<StoredOrder, 'receivedPoisha'>>()({
  card_type: text((payment) => payment.cardType),
  card_issuer: text((payment) => payment.cardIssuer),
  card_category: text((payment) => payment.cardCategory),
  store_amount: taka((payment) => payment.receivedPoisha, 'Amount that the payment gateway pays out'),
  tran_id: text((payment) => payment.tranId),
});

const StoreRefund = responseOf<StoredOrder>()({
  _id: text((order) => order.refundId),
  creditNote: text((order) => order.creditNoteNumber, 'Serial number of the credit note'),
});

export const StoreOrder = responseOf<StoredOrder>('StoreOrder')({
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

export const ProductChanged = Problem.extend({ product: GiftCardProduct.schema.optional() }).meta({
  id: 'ProductChanged',
  description: 'Code price-changed, with the current product',
});

export const StoreOrderPlaced = responseOf<StoredOrder>()({
  ...successMessage('Order created successfully').fields,
  order: StoreOrder,
});
