import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../errors/api-error.ts';
import { refetchIfInvalidatedInFlight } from './refetch-invalidated-in-flight.ts';

/** A refusal (4xx) will not change by asking again; a lost connection or a 5xx may. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** The page's one cache of what the server said, shared by the shell and every remote. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: shouldRetry, refetchOnWindowFocus: false },
    // Offline is said at once. Kept until the connection is back, a press would act when nobody expects it any more.
    mutations: { networkMode: 'always' },
  },
});

refetchIfInvalidatedInFlight(queryClient);
