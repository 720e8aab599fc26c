import { dateInDhaka } from '@sargam/kit/format';
import type { StoreOrder } from './useStoreOrder.ts';

/** What the success page says of an order. */
export type GiftOrderStatus =
  | 'checking'
  | 'confirming'
  | 'sending'
  | 'waiting'
  | 'delivered'
  | 'refunded'
  | 'failed';

type OrderFields = Pick<StoreOrder, 'orderStatus' | 'underReview' | 'deliverOn'>;

export const getOrderStatus = ({ orderStatus, underReview, deliverOn }: OrderFields): GiftOrderStatus => {
  switch (orderStatus) {
    case 'pending':
      return underReview ? 'checking' : 'confirming';
    case 'paid':
      return deliverOn && deliverOn > dateInDhaka() ? 'waiting' : 'sending';
    case 'delivered':
    case 'refunded':
      return orderStatus;
    default:
      return 'failed';
  }
};

/** The codes can be asked for again: they were mailed, or should have been long ago. `at` is when the order was told. */
export const canResend = (
  { orderStatus, resendFrom }: Pick<StoreOrder, 'orderStatus' | 'resendFrom'>,
  at: number,
): boolean => orderStatus === 'delivered' || (resendFrom !== null && Date.parse(resendFrom) <= at);
