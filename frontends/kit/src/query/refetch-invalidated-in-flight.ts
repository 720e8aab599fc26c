import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Asks once more where an answer was overtaken: while it was on its way, what it answers was changed here. TanStack
 * breaks off a question asked before a change only if it had an answer already; the answer to a first one would stand
 * as it was before the change.
 */
export const refetchIfInvalidatedInFlight = (client: QueryClient): void => {
  const overtaken = new WeakSet<Query>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const isWritten = action.type === 'success' && action.manual === true;
    if (action.type === 'fetch') {
      overtaken.delete(query);
      // Noted by a first question that failed; noted already, another change meanwhile would not be told of.
      if (query.state.data === undefined && query.state.isInvalidated)
        query.setState({ isInvalidated: false });
    } else if (action.type === 'invalidate' || isWritten) {
      if (query.state.fetchStatus !== 'idle') overtaken.add(query);
    } else if (action.type === 'success' && overtaken.delete(query)) {
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  });
};
