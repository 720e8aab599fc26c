import { api, isApiError, query, useNavigate, type Wire } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const ASK_MS = 2_000;
const PATIENT_MS = 10_000;
const PATIENT_AFTER = 30;

export const orderQuery = (id: string) =>
  query(`/order/${id}`, ({ signal }) => api.GET('/order/{id}', { params: { path: { id } }, signal }));

const undecided = ['asking', 'review'] as const;

/** What an address (`?payment=`) tells of a payment that is not decided: whoever made it must not pay again. */
export const undecidedIn = (address: URLSearchParams) =>
  undecided.find((known) => known === address.get('payment'));

/** Where an order belongs whose payment is no longer unknown; undefined while it is. */
export const placeOf = ({ _id, paid, state }: Pick<Wire['PlacedOrder'], '_id' | 'paid' | 'state'>) => {
  if (paid) return `/studentpanel?tab=0&payment=paid&order=${_id}`;
  if (state === 'created' || state === 'awaiting_payment') return undefined;
  const told = state === 'refunded' ? 'failed' : state;
  return `/cart?payment=${told}&order=${_id}`;
};

/**
 * A payment whose outcome was not known when the browser came back, or that is being looked at: the order is asked for,
 * and the page goes where the outcome belongs.
 */
export const useUndecidedPayment = (order: string | undefined): void => {
  const navigate = useNavigate();
  const { data, error } = useQuery({
    ...orderQuery(order ?? ''),
    enabled: order !== undefined,
    // No answer is no reason to stop asking; a refusal is.
    retry: (_, reason) => !isApiError(reason) || reason.status === 0 || reason.status >= 500,
    retryDelay: ASK_MS,
    refetchInterval: ({ state }) => (state.dataUpdateCount < PATIENT_AFTER ? ASK_MS : PATIENT_MS),
  });
  // Nobody waits for the payment of an order that is not theirs.
  const place = isApiError(error) && error.status === 404 ? '/cart' : data && placeOf(data);
  useEffect(() => {
    if (place) void navigate(place, { replace: true });
  }, [place, navigate]);
};
