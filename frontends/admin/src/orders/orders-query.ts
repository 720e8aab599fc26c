import { type ApiSchemas, apiGet } from '@sargam/kit';
import type { ListState } from '../table/index.ts';

export type Order = ApiSchemas['AdminOrder'];
export type OrderKind = 'all' | 'paid';

/** One page of the orders of a date range, newest first. */
export const ordersQuery = (kind: OrderKind, { apiRange, query }: ListState) => {
  const params = { path: apiRange, query: { page: query.page, limit: query.limit } };
  return kind === 'paid'
    ? apiGet('/analytics/paid-orders/{start}/{end}', params)
    : apiGet('/analytics/orders/{start}/{end}', params);
};
