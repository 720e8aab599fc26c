import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Refetches a query that was invalidated or written while its request was in flight. TanStack Query cancels such a
 * request only if the query has data already. The response of a first request would otherwise stay in the cache,
 * although it is older than the change.
 */
export const refetchIfInvalidatedInFlight = (client: QueryClient): void => {
  const changedInFlight = new WeakSet<Query>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const isWritten = action.type === 'success' && action.manual === true;
    if (action.type === 'fetch') {
      changedInFlight.delete(query);
      // A failed first request leaves isInvalidated set, and then TanStack emits no further 'invalidate' action.
      if (query.state.data === undefined && query.state.isInvalidated)
        query.setState({ isInvalidated: false });
    } else if (action.type === 'invalidate' || isWritten) {
      if (query.state.fetchStatus !== 'idle') changedInFlight.add(query);
    } else if (action.type === 'success' && changedInFlight.delete(query)) {
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  });
};
