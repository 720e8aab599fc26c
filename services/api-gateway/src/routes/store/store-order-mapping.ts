import type { Person } from '@sargam/proto/identity/v1/identity';
import type {
  PlaceStoreOrderRequest,
  StoreOrder as StoredOrder,
  StoreOrderState,
} from '@sargam/proto/store/v1/orders';
import { type Language, localize } from '../../wire/language.ts';
import { toIsoInstant, toIsoInstantOrNull } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import type { NewStoreOrder, StoreOrder, StoreOrderStatus } from './store-order-wire.ts';

const statuses: Readonly<Record<StoreOrderState, StoreOrderStatus>> = {
  STORE_ORDER_STATE_UNSPECIFIED: 'pending',
  STORE_ORDER_STATE_PENDING: 'pending',
  STORE_ORDER_STATE_PAID: 'paid',
  STORE_ORDER_STATE_DELIVERED: 'delivered',
  STORE_ORDER_STATE_FAILED: 'failed',
  STORE_ORDER_STATE_CANCELLED: 'cancelled',
  STORE_ORDER_STATE_REFUNDED: 'refunded',
  UNRECOGNIZED: 'pending',
};

const paidStatuses: ReadonlySet<StoreOrderStatus> = new Set(['paid', 'delivered']);

const toPaymentInfo = ({ payment, receivedPoisha }: StoredOrder): StoreOrder['paymentInfo'] =>
  payment
    ? {
        card_type: payment.cardType,
        card_issuer: payment.cardIssuer,
        card_category: payment.cardCategory,
        store_amount: toTaka(receivedPoisha),
        tran_id: payment.tranId,
      }
    : null;

const toShippingAddress = (order: StoredOrder): StoreOrder['shippingAddress'] =>
  order.forMyself
    ? null
    : { name: order.receiverName, email: order.receiverEmail, phone: order.receiverPhone };

const toStoreRefund = ({ refundId, creditNoteNumber }: StoredOrder): StoreOrder['refund'] =>
  refundId && creditNoteNumber ? { _id: refundId, creditNote: creditNoteNumber } : null;

export const toStoreOrder = (order: StoredOrder, language: Language): StoreOrder => {
  const orderStatus = statuses[order.state];
  return {
    _id: order.id,
    userId: order.buyerId,
    userName: order.buyerName,
    userEmail: order.buyerEmail,
    userPhone: order.buyerPhone,
    forMyself: order.forMyself,
    shippingAddress: toShippingAddress(order),
    giftCardFrom: order.senderName,
    giftCardMessage: order.message,
    orderItem: {
      product: order.productId,
      name: localize(order.productName, language),
      price: toTaka(order.pricePoisha),
      value: toTaka(order.valuePoisha),
      quantity: order.quantity,
      totalPrice: toTaka(order.totalPoisha),
    },
    paymentInfo: toPaymentInfo(order),
    isPaid: paidStatuses.has(orderStatus),
    createdAt: toIsoInstant(order.createdAt),
    paidAt: toIsoInstantOrNull(order.paidAt),
    deliveredAt: toIsoInstantOrNull(order.deliveredAt),
    deliverOn: order.deliverOn || null,
    orderStatus,
    underReview: order.underReview,
    invoice: order.invoiceNumber || null,
    refund: toStoreRefund(order),
    valid_to: toIsoInstantOrNull(order.validTo),
    resendFrom: toIsoInstantOrNull(order.resendFrom),
  };
};

const receiverFields = (
  form: NewStoreOrder,
  { phone }: Pick<Person, 'phone'>,
): Partial<PlaceStoreOrderRequest> =>
  form.forMyself
    ? { buyerPhone: form.userPhone }
    : {
        buyerPhone: phone,
        receiverName: form.shippingAddressName,
        receiverEmail: form.shippingAddressEmail,
        receiverPhone: form.shippingAddressPhone,
        senderName: form.giftCardFrom,
      };

/** The buyer's name and e-mail address come from the account, never from the form. */
export const toPlaceRequest = (
  form: NewStoreOrder,
  buyer: Pick<Person, 'id' | 'name' | 'email' | 'phone'>,
  language: Language,
): Partial<PlaceStoreOrderRequest> => ({
  buyerId: form.userId,
  productId: form.product,
  quantity: form.quantity,
  expectedTotalPoisha: form.totalPrice,
  forMyself: form.forMyself,
  buyerName: buyer.name,
  buyerEmail: buyer.email,
  message: form.giftCardMessage ?? '',
  deliverOn: form.deliverOn ?? '',
  language,
  ...receiverFields(form, buyer),
});
