import { type ApiSchemas, api, apiQuery, useNavigate } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isFinalRefusal, pollInterval } from '../shared/poll-interval.ts';

export const orderQuery = (id: string) =>
  apiQuery(`/order/${id}`, ({ signal }) => api.GET('/order/{id}', { params: { path: { id } }, signal }));

const pendingOutcomes = ['asking', 'review'] as const;

/** What an address (`?payment=`) tells of a payment that is not decided: whoever made it must not pay again. */
export const readPendingOutcome = (address: URLSearchParams) =>
  pendingOutcomes.find((known) => known === address.get('payment'));

/** The order whose payment an address tells to be undecided; without one there is nothing to wait for. */
export const readPendingOrder = (address: URLSearchParams): string | undefined =>
  (readPendingOutcome(address) && address.get('order')) || undefined;

/** Where an order belongs whose payment is no longer unknown; undefined while it is. */
export const outcomeAddress = ({
  _id,
  paid,
  state,
}: Pick<ApiSchemas['PlacedOrder'], '_id' | 'paid' | 'state'>) => {
  if (paid) return `/studentpanel?tab=0&payment=paid&order=${_id}`;
  if (state === 'created' || state === 'awaiting_payment') return undefined;
  const told = state === 'refunded' ? 'failed' : state;
  return `/cart?payment=${told}&order=${_id}`;
};

/**
 * A payment whose outcome was not known when the browser came back, or that is being looked at: the order is asked for,
 * and the page goes where the outcome belongs.
 */
export const useWaitForPayment = (order: string | undefined): void => {
  const navigate = useNavigate();
  const { data, error } = useQuery({
    ...orderQuery(order ?? ''),
    enabled: order !== undefined,
    // An error is asked on after like any answer: by the interval, which slows down.
    retry: false,
    refetchInterval: pollInterval,
  });
  // Nobody waits for the payment of an order that is not theirs.
  const place = isFinalRefusal(error) ? '/cart' : data && outcomeAddress(data);
  useEffect(() => {
    if (place) void navigate(place, { replace: true });
  }, [place, navigate]);
};
