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
export const toOrderMessage = (order: Order): StoreOrder => {
  const { price, value, total, received, expiresAt: _, ...fields } = order;
  return {
    ...fields,
    pricePoisha: price,
    valuePoisha: value,
    totalPoisha: total,
    receivedPoisha: received,
    state: states[order.state],
    deliverOn: order.deliverOn ?? '',
    validTo: order.paidAt && computeValidity(order.deliverOn, order.paidAt, order.validityDays).validTo,
    resendFrom: undefined,
  };
};
