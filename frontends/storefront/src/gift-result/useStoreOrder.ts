import { type ApiSchemas, api, apiQuery } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { pollInterval } from '../shared/poll-interval.ts';
import { type GiftOrderStatus, getOrderStatus } from './gift-order-status.ts';

export type StoreOrder = ApiSchemas['StoreOrder'];

export const storeOrderQuery = (id: string) =>
  apiQuery(`/store/order/${id}`, ({ signal }) =>
    api.GET('/store/order/{id}', { params: { path: { id } }, signal }),
  );

const inProgress = new Set<GiftOrderStatus>(['checking', 'confirming', 'sending']);

/** Nothing more is to come for now: the codes are in the mail, wait for their day, or never will be. */
const isSettled = (order: StoreOrder): boolean => !inProgress.has(getOrderStatus(order));

/** An order of the store, asked for until it is settled. */
export const useStoreOrder = (id: string | undefined) =>
  useQuery({
    ...storeOrderQuery(id ?? ''),
    enabled: id !== undefined,
    // An error is asked on after like any answer: by the interval, which slows down.
    retry: false,
    refetchInterval: (asking) =>
      asking.state.data && isSettled(asking.state.data) ? false : pollInterval(asking),
  });
