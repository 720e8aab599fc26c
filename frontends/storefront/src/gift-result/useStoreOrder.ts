import { type ApiSchemas, apiGet } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { pollInterval } from '../shared/poll-interval.ts';
import { type GiftOrderStatus, getOrderStatus } from './gift-order-status.ts';

export type StoreOrder = ApiSchemas['StoreOrder'];

export const storeOrderQuery = (id: string) => apiGet('/store/order/{id}', { path: { id } });

const inProgress = new Set<GiftOrderStatus>(['checking', 'confirming', 'sending']);

/** The status does not change by itself for now. */
const isSettled = (order: StoreOrder): boolean => !inProgress.has(getOrderStatus(order));

/** Polls a store order until it is settled. */
export const useStoreOrder = (id: string | undefined) =>
  useQuery({
    ...storeOrderQuery(id ?? ''),
    enabled: id !== undefined,
    // After an error the polling interval continues.
    retry: false,
    refetchInterval: (current) =>
      current.state.data && isSettled(current.state.data) ? false : pollInterval(current),
  });
