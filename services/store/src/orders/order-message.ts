import { type StoreOrder, StoreOrderState } from '@sargam/proto/store/v1/orders';
import { computeValidity } from '../gift-cards/gift-card.ts';
import type { Order, OrderState } from './order.ts';

const states: Record<OrderState, StoreOrderState> = {
  pending: StoreOrderState.STORE_ORDER_STATE_PENDING,
  paid: StoreOrderState.STORE_ORDER_STATE_PAID,
  delivered: StoreOrderState.STORE_ORDER_STATE_DELIVERED,
  failed: StoreOrderState.STORE_ORDER_STATE_FAILED,
  cancelled: StoreOrderState.STORE_ORDER_STATE_CANCELLED,
  refunded: StoreOrderState.STORE_ORDER_STATE_REFUNDED,
};

/** Without `resendFrom`; `loadOrderMessage` adds it for readers of an order. */
export const toOrderMessage = (order: Order): StoreOrder => ({
  id: order.id,
  buyerId: order.buyerId,
  buyerName: order.buyerName,
  buyerEmail: order.buyerEmail,
  buyerPhone: order.buyerPhone,
  forMyself: order.forMyself,
  receiverName: order.receiverName,
  receiverEmail: order.receiverEmail,
  receiverPhone: order.receiverPhone,
  senderName: order.senderName,
  message: order.message,
  productId: order.productId,
  productName: order.productName,
  pricePoisha: order.price,
  valuePoisha: order.value,
  quantity: order.quantity,
  totalPoisha: order.total,
  state: states[order.state],
  payment: order.payment,
  receivedPoisha: order.received,
  createdAt: order.createdAt,
  paidAt: order.paidAt,
  deliveredAt: order.deliveredAt,
  deliverOn: order.deliverOn ?? '',
  validityDays: order.validityDays,
  underReview: order.underReview,
  language: order.language,
  invoiceNumber: order.invoiceNumber,
  refundId: order.refundId,
  creditNoteNumber: order.creditNote,
  validTo: order.paidAt && computeValidity(order.deliverOn, order.paidAt, order.validityDays).validTo,
  resendFrom: undefined,
});
