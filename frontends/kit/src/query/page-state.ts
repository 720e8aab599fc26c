import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../errors/api-error.ts';
import { STALE_MS } from './query-client.ts';

/** A finished query of a server-rendered page. `problem` is the body of a failed response with status `status`. */
export type PageQuery = {
  key: readonly unknown[];
  /** Milliseconds since the epoch, by the server's clock. */
  updatedAt: number;
  /** True if the response depends on the caller: the browser requests it again. */
  isPersonal?: boolean;
} & ({ data: unknown } | { status: number; problem: unknown });

/** The queries of a server-rendered page, which the browser starts with. */
export type PageState = readonly PageQuery[];

/** Reads the finished queries. A query without an API response is left to the browser. */
export const readPageState = (client: QueryClient): PageState =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: key, state }): PageQuery[] => {
      if (state.status === 'success') return [{ key, updatedAt: state.dataUpdatedAt, data: state.data }];
      const { error } = state;
      if (!(error instanceof ApiError)) return [];
      return [{ key, updatedAt: state.errorUpdatedAt, status: error.status, problem: error.body }];
    });

/** True after 30 s. A device with a wrong clock requests everything again. */
const isOutdated = ({ updatedAt }: PageQuery): boolean => Math.abs(Date.now() - updatedAt) > STALE_MS;

let keysToRefetch: (readonly unknown[])[] = [];

/**
 * Puts the queries of a server-rendered page into the cache, so that hydration finds what the server has rendered. A failed
 * query stays failed until its retry button is clicked: a new attempt would show the loading state.
 */
export const fillPageState = (client: QueryClient, state: PageState): void => {
  for (const entry of state) {
    if ('data' in entry) {
      client.setQueryData(entry.key, entry.data);
    } else {
      client.setQueryDefaults(entry.key, { retryOnMount: false });
      client
        .getQueryCache()
        .build(client, { queryKey: entry.key })
        .setState({
          status: 'error',
          error: ApiError.from(entry.status, entry.problem),
          errorUpdatedAt: Date.now(),
          errorUpdateCount: 1,
        });
    }
  }
  keysToRefetch = state.filter((entry) => entry.isPersonal || isOutdated(entry)).map(({ key }) => key);
};

/** Requests the personal and the outdated queries of the page again, after its first render. */
export const refetchPageState = (client: QueryClient): void => {
  for (const queryKey of keysToRefetch) void client.invalidateQueries({ queryKey, exact: true });
  keysToRefetch = [];
};
