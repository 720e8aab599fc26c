import { type ApiSchemas, apiGet } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import { useQuery } from '@tanstack/react-query';
import { pollInterval } from '../shared/poll-interval.ts';

export type StoreOrder = ApiSchemas['StoreOrder'];

/** The statuses that the success page shows. */
export type GiftOrderStatus = ReturnType<typeof getOrderStatus>;

type OrderFields = Pick<StoreOrder, 'orderStatus' | 'underReview' | 'deliverOn'>;

export const getOrderStatus = ({ orderStatus, underReview, deliverOn }: OrderFields) => {
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

export const storeOrderQuery = (id: string) => apiGet('/store/order/{id}', { path: { id } });

/** The next status follows without an action. */
export const inProgress = new Set<GiftOrderStatus>(['checking', 'confirming', 'sending']);

/** Polls a store order until it is settled. */
export const useStoreOrder = (id: string | undefined) =>
  useQuery({
    ...storeOrderQuery(id ?? ''),
    enabled: id !== undefined,
    // After an error the polling interval continues.
    retry: false,
    refetchInterval: (query) => {
      const order = query.state.data;
      return order && !inProgress.has(getOrderStatus(order)) ? false : pollInterval(query);
    },
  });
