import { type ApiSchemas, api } from '@sargam/kit';
import { formatApiDate } from '@sargam/kit/format';
import type { DateRange } from './date-range.ts';

export type Order = ApiSchemas['AdminOrder'];
export type OrderKind = 'all' | 'paid';
export type OrderPageRequest = { kind: OrderKind; days: DateRange; page: number; limit: number };

/** Fetches one page of the orders of a date range, newest first. */
export const fetchOrders = ({ kind, days, page, limit }: OrderPageRequest, signal?: AbortSignal) => {
  const path = { start: formatApiDate(days.from), end: formatApiDate(days.to) };
  const params = { path, query: { page, limit } };
  return kind === 'paid'
    ? api.GET('/analytics/paid-orders/{start}/{end}', { params, signal })
    : api.GET('/analytics/orders/{start}/{end}', { params, signal });
};

/** The cache key of the same request. */
export const ordersCacheKey = ({ kind, days, page, limit }: OrderPageRequest): string =>
  `/analytics/${kind === 'paid' ? 'paid-orders' : 'orders'}/${formatApiDate(days.from)}/${formatApiDate(days.to)}?page=${page}&limit=${limit}`;
