import { upperCase } from '@sargam/chassis/lookup';
import type { StoreOrder } from '@sargam/proto/store/v1/orders';
import { computeValidity } from '../gift-cards/gift-card.ts';
import type { Order } from './order.ts';

/** Without `resendFrom`; `loadOrderMessage` adds it for readers of an order. */
export const toOrderMessage = (order: Order): StoreOrder => {
  const { price, value, total, received, expiresAt: _, ...fields } = order;
  return {
    ...fields,
    pricePoisha: price,
    valuePoisha: value,
    totalPoisha: total,
    receivedPoisha: received,
    state: `STORE_ORDER_STATE_${upperCase(order.state)}`,
    deliverOn: order.deliverOn ?? '',
    validTo: order.paidAt && computeValidity(order.deliverOn, order.paidAt, order.validityDays).validTo,
    resendFrom: undefined,
  };
};
