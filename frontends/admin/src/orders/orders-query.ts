import { type ApiSchemas, apiGet } from '@sargam/kit';
import { useListState } from '../table/index.ts';
import { filterStates } from './filter-states.ts';

export type Order = ApiSchemas['AdminOrder'];
export type OrderKind = 'all' | 'paid';

export const useOrderList = () => useListState({ pageSize: 10, filters: { state: filterStates } });

/** One page of the orders of a date range, newest first. */
export const ordersQuery = (
  kind: OrderKind,
  { apiRange, query }: Pick<ReturnType<typeof useOrderList>, 'apiRange' | 'query'>,
) => {
  const { page, limit, state } = query;
  return kind === 'paid'
    ? apiGet('/analytics/paid-orders/{start}/{end}', { path: apiRange, query: { page, limit } })
    : apiGet('/analytics/orders/{start}/{end}', {
        path: apiRange,
        query: { page, limit, ...(state && { state }) },
      });
};
