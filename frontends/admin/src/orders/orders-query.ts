import { type ApiSchemas, apiGet } from '@sargam/kit';
import { formatApiDate } from '@sargam/kit/format';
import type { DateRange } from './date-range.ts';

export type Order = ApiSchemas['AdminOrder'];
export type OrderKind = 'all' | 'paid';
type OrderPageRequest = { kind: OrderKind; range: DateRange; page: number; limit: number };

/** One page of the orders of a date range, newest first. */
export const ordersQuery = ({ kind, range, page, limit }: OrderPageRequest) => {
  const path = { start: formatApiDate(range.from), end: formatApiDate(range.to) };
  const params = { path, query: { page, limit } };
  return kind === 'paid'
    ? apiGet('/analytics/paid-orders/{start}/{end}', params)
    : apiGet('/analytics/orders/{start}/{end}', params);
};
