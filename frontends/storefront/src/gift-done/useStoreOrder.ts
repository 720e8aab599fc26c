import { type ApiSchemas, api, apiQuery } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { askOn } from '../shared/ask-on.ts';
import { type Face, faceOf } from './order-face.ts';

export type StoreOrder = ApiSchemas['StoreOrder'];

export const storeOrderQuery = (id: string) =>
  apiQuery(`/store/order/${id}`, ({ signal }) =>
    api.GET('/store/order/{id}', { params: { path: { id } }, signal }),
  );

const moving = new Set<Face>(['checking', 'confirming', 'sending']);

/** Nothing more is to come for now: the codes are in the mail, wait for their day, or never will be. */
const isSettled = (order: StoreOrder): boolean => !moving.has(faceOf(order));

/** An order of the store, asked for until it is settled. */
export const useStoreOrder = (id: string | undefined) =>
  useQuery({
    ...storeOrderQuery(id ?? ''),
    enabled: id !== undefined,
    // An error is asked on after like any answer: by the interval, which slows down.
    retry: false,
    refetchInterval: (asking) => (asking.state.data && isSettled(asking.state.data) ? false : askOn(asking)),
  });
