import { type ApiSchemas, apiGet, useNavigate } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isFinalRefusal, pollInterval } from '../shared/poll-interval.ts';

export const orderQuery = (id: string) => apiGet('/order/{id}', { path: { id } });

const pendingOutcomes = ['asking', 'review'] as const;

/** `?payment=asking` or `review`: the outcome is open, so the user must not pay again. */
export const readPendingOutcome = (searchParams: URLSearchParams) =>
  pendingOutcomes.find((outcome) => outcome === searchParams.get('payment'));

/** The id of the order with the open payment. */
export const readPendingOrder = (searchParams: URLSearchParams): string | undefined =>
  (readPendingOutcome(searchParams) && searchParams.get('order')) || undefined;

/** The URL for the payment's outcome; undefined while the outcome is open. */
export const outcomeUrl = ({
  _id,
  paid,
  state,
}: Pick<ApiSchemas['PlacedOrder'], '_id' | 'paid' | 'state'>) => {
  if (paid) return `/studentpanel?tab=0&payment=paid&order=${_id}`;
  if (state === 'created' || state === 'awaiting_payment') return undefined;
  // The purchase history shows where the money is.
  if (state === 'refunded') return `/studentpanel?tab=3&order=${_id}`;
  return `/cart?payment=${state}&order=${_id}`;
};

/** Polls the order until its payment is decided, then navigates to the outcome's URL. */
export const useWaitForPayment = (order: string | undefined): void => {
  const navigate = useNavigate();
  const { data, error } = useQuery({
    ...orderQuery(order ?? ''),
    enabled: order !== undefined,
    // After an error the polling interval continues.
    retry: false,
    refetchInterval: pollInterval,
  });
  // The order does not exist or belongs to another user.
  const target = isFinalRefusal(error) ? '/cart' : data && outcomeUrl(data);
  useEffect(() => {
    if (target) void navigate(target, { replace: true });
  }, [target, navigate]);
};
