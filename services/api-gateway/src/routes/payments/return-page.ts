import type { PaymentOutcome } from '@sargam/proto/commerce/v1/commerce';

const cart = (payment: string, order: string) => `/cart?payment=${payment}${orderPart(order)}`;
const orderPart = (order: string) => (/^[\w-]{1,64}$/.test(order) ? `&order=${order}` : '');

/** The page that says how a payment went. What is not settled yet is under review: the money may be on its way. */
export const returnPage = ({ orderId, state }: PaymentOutcome): string => {
  switch (state) {
    case 'ORDER_STATE_PAID':
    case 'ORDER_STATE_PARTLY_REFUNDED':
      return `/studentpanel?tab=0&payment=paid${orderPart(orderId)}`;
    case 'ORDER_STATE_CANCELLED':
      return cart('cancelled', orderId);
    case 'ORDER_STATE_FAILED':
    case 'ORDER_STATE_EXPIRED':
    case 'ORDER_STATE_REFUNDED':
      return cart('failed', orderId);
    default:
      return cart('review', orderId);
  }
};

/** Where commerce did not answer (the sweep will find out), or refused what the browser brought. */
export const troubledPage = (isOurTrouble: boolean, order: string): string =>
  cart(isOurTrouble ? 'review' : 'failed', order);
