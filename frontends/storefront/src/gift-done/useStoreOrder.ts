import { api, isApiError, query, type Wire } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { type Face, faceOf } from './order-face.ts';

const ASK_MS = 2_000;
const PATIENT_MS = 10_000;
const PATIENT_AFTER = 30;

export type StoreOrder = Wire['StoreOrder'];

export const storeOrderQuery = (id: string) =>
  query(`/store/order/${id}`, ({ signal }) =>
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
    // No answer is no reason to stop asking; a refusal is.
    retry: (failures, error) =>
      failures < PATIENT_AFTER && (!isApiError(error) || error.status === 0 || error.status >= 500),
    retryDelay: ASK_MS,
    refetchInterval: ({ state }) => {
      if (state.data && isSettled(state.data)) return false;
      return state.dataUpdateCount < PATIENT_AFTER ? ASK_MS : PATIENT_MS;
    },
  });
