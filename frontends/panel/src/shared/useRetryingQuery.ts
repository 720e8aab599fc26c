import { type ApiError, isApiError } from '@sargam/kit';
import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

const MAX_DELAY_MS = 8_000;

/** Network error (status 0) or 5xx: a retry can help. */
export const isTransient = (error: unknown): error is ApiError =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

/** In milliseconds: 1 s, 2 s, 4 s, then 8 s each time. */
export const retryDelay = (failures: number): number => Math.min(MAX_DELAY_MS, 1_000 * 2 ** failures);

/**
 * Retries transient errors without a limit, so an open page recovers when a service restarts. 4xx errors are final.
 * `retryNow` starts an attempt at once.
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
  const retryNow = (): void => void client.resetQueries({ queryKey: options.queryKey, exact: true });
  return { query, retryNow };
};

export type RetryingQuery<Data> = {
  query: {
    data: Data | undefined;
    isError: boolean;
    error: Error | null;
    failureCount: number;
    fetchStatus: 'fetching' | 'paused' | 'idle';
  };
  retryNow: () => void;
};
