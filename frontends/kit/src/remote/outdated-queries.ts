import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isApiError } from '../errors/api-error.ts';

/** No response, or one that a later request may not repeat. A refusal such as 404 is shown by the component of the query. */
const isUnavailable = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;

const isOutdated = (query: Query): boolean =>
  query.state.data !== undefined &&
  query.state.status === 'error' &&
  isUnavailable(query.state.error) &&
  query.isActive();

/** Whether the page shows data that could not be requested again, and a function that repeats these requests. */
export const useOutdatedQueries = (): { isAnyOutdated: boolean; retry: () => void } => {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = useCallback(
    (notify: () => void) => cache.subscribe(notifyManager.batchCalls(notify)),
    [cache],
  );
  const isAnyOutdated = useSyncExternalStore(
    subscribe,
    () => cache.getAll().some(isOutdated),
    () => false,
  );
  return { isAnyOutdated, retry: () => void client.refetchQueries({ predicate: isOutdated }) };
};
