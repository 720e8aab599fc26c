import { type ApiSchemas, isApiError } from '@sargam/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { classroomQuery, orderQuery } from '../../shared/queries.ts';
import { isTransient, retryDelay } from '../../shared/useRetryingQuery.ts';
import { hasEndedUnpaid, isActivated } from './activation.ts';

const POLL_MS = 1_500;
const LATE_POLL_MS = 5_000;
const LATE_MS = 20_000;

export type Activation = { stage: 'none' | 'coming' | 'late'; ask: () => void };

const useIsLate = (waiting: boolean): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return late;
};

/**
 * A paid course reaches the classroom by an event, a second or so after the payment. Until it is there both calls are
 * asked again, whatever restarts meanwhile.
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
  const refused = order.isError && isApiError(order.error);
  const arrived = order.data !== undefined && classroom !== undefined && isActivated(order.data, classroom);
  const waiting =
    orderId !== undefined && !refused && !arrived && !(order.data && hasEndedUnpaid(order.data));
  const late = useIsLate(waiting);

  const ask = (): void => {
    void client.invalidateQueries({ queryKey: classroomQuery(userId).queryKey });
    if (orderId) void client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
  };

  useEffect(() => {
    if (!waiting || !orderId) return;
    const keys = [classroomQuery(userId).queryKey, orderQuery(orderId).queryKey];
    const again = (): void => {
      // One that is being asked just now, or waits between attempts, is left to it.
      const left = { cancelRefetch: false };
      for (const queryKey of keys) void client.refetchQueries({ queryKey, type: 'active' }, left);
    };
    const timer = setInterval(again, late ? LATE_POLL_MS : POLL_MS);
    return () => clearInterval(timer);
  }, [waiting, late, client, orderId, userId]);

  return { stage: !waiting ? 'none' : late ? 'late' : 'coming', ask };
};
