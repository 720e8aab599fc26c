import { type ApiSchemas, isApiError } from '@sargam/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { classroomQuery, orderQuery } from '../../shared/queries.ts';
import { isTransient, retryDelay } from '../../shared/useRetryingQuery.ts';
import { hasEndedUnpaid, isActivated } from './activation.ts';

const POLL_MS = 1_500;
const LATE_POLL_MS = 5_000;
const LATE_MS = 20_000;

export type Activation = { stage: 'none' | 'coming' | 'late'; refresh: () => void };

const useIsLate = (isWaiting: boolean): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isLate;
};

/**
 * A paid course appears in the classroom about a second after the payment, through an event. Until then, order and
 * classroom are polled.
 */
export const useActivation = (
  orderId: string | undefined,
  classroom: readonly ApiSchemas['ClassroomCourse'][] | undefined,
  userId: string,
): Activation => {
  const client = useQueryClient();
  const order = useQuery({
    ...orderQuery(orderId ?? ''),
    enabled: orderId !== undefined,
    retry: (_, error) => isTransient(error),
    retryDelay: retryDelay,
  });
  const isRefused = order.isError && isApiError(order.error);
  const activated = order.data !== undefined && classroom !== undefined && isActivated(order.data, classroom);
  const isWaiting =
    orderId !== undefined && !isRefused && !activated && !(order.data && hasEndedUnpaid(order.data));
  const isLate = useIsLate(isWaiting);

  const refresh = (): void => {
    void client.invalidateQueries({ queryKey: classroomQuery(userId).queryKey });
    if (orderId) void client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
  };

  useEffect(() => {
    if (!isWaiting || !orderId) return;
    const keys = [classroomQuery(userId).queryKey, orderQuery(orderId).queryKey];
    const refetch = (): void => {
      // Running requests and waiting retries are not cancelled.
      const options = { cancelRefetch: false };
      for (const queryKey of keys) void client.refetchQueries({ queryKey, type: 'active' }, options);
    };
    const timer = setInterval(refetch, isLate ? LATE_POLL_MS : POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, isLate, client, orderId, userId]);

  return { stage: !isWaiting ? 'none' : isLate ? 'late' : 'coming', refresh };
};
