import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../errors/api-error.ts';
import { refetchIfInvalidatedInFlight } from './refetch-invalidated-in-flight.ts';

/** A 4xx response stays the same on retry; a network error or a 5xx response may not. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** The one query cache of the page, shared by the shell and every remote. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: shouldRetry, refetchOnWindowFocus: false },
    // Fail immediately while offline. A paused mutation would run when the connection is back, when the user no longer expects it.
    mutations: { networkMode: 'always' },
  },
});

refetchIfInvalidatedInFlight(queryClient);
