import type { StoreOrder } from './useStoreOrder.ts';

/** What the success page says of an order. */
export type Face = 'checking' | 'confirming' | 'sending' | 'waiting' | 'delivered' | 'refunded' | 'failed';

type Known = Pick<StoreOrder, 'orderStatus' | 'underReview' | 'deliverOn'>;

export const faceOf = ({ orderStatus, underReview, deliverOn }: Known): Face => {
  switch (orderStatus) {
    case 'pending':
      return underReview ? 'checking' : 'confirming';
    case 'paid':
      return deliverOn ? 'waiting' : 'sending';
    case 'delivered':
    case 'refunded':
      return orderStatus;
    default:
      return 'failed';
  }
};
