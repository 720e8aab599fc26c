import { api, isApiError, query, useNavigate, type Wire } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const ASK_MS = 2_000;
const PATIENT_MS = 10_000;
const PATIENT_AFTER = 30;

export const orderQuery = (id: string) =>
  query(`/order/${id}`, ({ signal }) => api.GET('/order/{id}', { params: { path: { id } }, signal }));

/** Where an order belongs whose payment is no longer being checked; undefined while it is. */
export const placeOf = ({ _id, paid, state }: Pick<Wire['PlacedOrder'], '_id' | 'paid' | 'state'>) => {
  if (paid) return `/studentpanel?tab=0&payment=paid&order=${_id}`;
  if (state === 'cancelled') return '/cart?payment=cancelled';
  return state === 'failed' || state === 'expired' ? `/cart?payment=${state}` : undefined;
};

/**
 * A payment whose outcome was not known when the browser came back, because a service was being started again: the order
 * is asked for until it is, and the page goes where the outcome belongs.
 */
export const useUnderReview = (order: string | undefined): void => {
  const navigate = useNavigate();
  const { data } = useQuery({
    ...orderQuery(order ?? ''),
    enabled: order !== undefined,
    // No answer is no reason to stop asking; a refusal is.
    retry: (_, error) => !isApiError(error) || error.status === 0 || error.status >= 500,
    retryDelay: ASK_MS,
    refetchInterval: ({ state }) => (state.dataUpdateCount < PATIENT_AFTER ? ASK_MS : PATIENT_MS),
  });
  const place = data && placeOf(data);
  useEffect(() => {
    if (place) void navigate(place, { replace: true });
  }, [place, navigate]);
};
