import { type DefaultOptions, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../errors/api-error.ts';
import { refetchIfInvalidatedInFlight } from './refetch-invalidated-in-flight.ts';

/** A 4xx response stays the same on retry, and so does an error without a network; other errors may not. */
const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 2 &&
  !(error instanceof ApiError && ((error.status >= 400 && error.status < 500) || error.code === 'offline'));

/** Data of this age is requested again when a component mounts. */
export const STALE_MS = 30_000;

const defaultOptions: DefaultOptions = {
  queries: {
    staleTime: STALE_MS,
    retry: shouldRetry,
    refetchOnWindowFocus: false,
    // Fail immediately while offline, so that a page says so instead of loading until the network is back.
    networkMode: 'always',
    refetchOnReconnect: true,
  },
  // Fail immediately while offline. A paused mutation would run when the connection is back, when the user no longer expects it.
  mutations: { networkMode: 'always' },
};

/** The query cache of one server render. Nothing is retried: the browser requests data that is late or failed. */
export const createServerQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      ...defaultOptions,
      queries: { staleTime: STALE_MS, retry: false, retryOnMount: false },
    },
  });

/** The one query cache of the page, shared by the shell and every remote. */
export const queryClient = new QueryClient({ defaultOptions });

refetchIfInvalidatedInFlight(queryClient);
