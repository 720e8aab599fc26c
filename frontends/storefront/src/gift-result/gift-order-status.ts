import { dateInDhaka } from '@sargam/kit/format';
import type { StoreOrder } from './useStoreOrder.ts';

/** The statuses that the success page shows. */
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

/** Whether the mail was sent or is overdue. `now`: ms since the epoch. */
export const canResend = (
  { orderStatus, resendFrom }: Pick<StoreOrder, 'orderStatus' | 'resendFrom'>,
  now: number,
): boolean => orderStatus === 'delivered' || (resendFrom !== null && Date.parse(resendFrom) <= now);
