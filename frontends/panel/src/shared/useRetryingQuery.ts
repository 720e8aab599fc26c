import { type ApiError, isApiError } from '@sargam/kit';
import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

const MAX_DELAY_MS = 8_000;

/** Whether waiting can help: nobody answered, or a service behind the gateway is starting again. */
export const isTransient = (error: unknown): error is ApiError =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

/** 1, 2, 4, then 8 seconds. */
export const retryDelay = (failures: number): number => Math.min(MAX_DELAY_MS, 1_000 * 2 ** failures);

/**
 * A question that is asked until it is answered: a page somebody is on recovers by itself when a service restarts.
 * A refusal is final. `tryNow` does not wait for the next attempt.
 */
export const useRetryingQuery = <Fetched, Data = Fetched, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Fetched, DefaultError, Data, Key> & { queryKey: Key },
) => {
  const client = useQueryClient();
  const query = useQuery({
    ...options,
    retry: (failures, error) => isTransient(error) || (failures < 2 && !isApiError(error)),
    retryDelay: retryDelay,
  });
  const tryNow = (): void => void client.resetQueries({ queryKey: options.queryKey, exact: true });
  return { query, tryNow };
};

export type RetryingQuery<Data> = {
  query: {
    data: Data | undefined;
    isError: boolean;
    error: Error | null;
    failureCount: number;
    fetchStatus: 'fetching' | 'paused' | 'idle';
  };
  tryNow: () => void;
};
