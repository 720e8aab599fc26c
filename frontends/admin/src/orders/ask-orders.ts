import { type ApiSchemas, api } from '@sargam/kit';
import { formatApiDate } from '@sargam/kit/format';
import type { Days } from './days.ts';

export type Order = ApiSchemas['AdminOrder'];
export type OrderKind = 'all' | 'paid';
export type OrderPage = { kind: OrderKind; days: Days; page: number; limit: number };

/** One page of the orders of some days, newest first. */
export const askOrders = ({ kind, days, page, limit }: OrderPage, signal?: AbortSignal) => {
  const path = { start: formatApiDate(days.from), end: formatApiDate(days.to) };
  const params = { path, query: { page, limit } };
  return kind === 'paid'
    ? api.GET('/analytics/paid-orders/{start}/{end}', { params, signal })
    : api.GET('/analytics/orders/{start}/{end}', { params, signal });
};

/** The same as a cache key. */
export const ordersPath = ({ kind, days, page, limit }: OrderPage): string =>
  `/analytics/${kind === 'paid' ? 'paid-orders' : 'orders'}/${formatApiDate(days.from)}/${formatApiDate(days.to)}?page=${page}&limit=${limit}`;
