import { api, type Wire } from '@sargam/kit';
import { type Days, forPath } from './days.ts';

export type Order = Wire['AdminOrder'];
export type OrderKind = 'all' | 'paid';
export type OrderPage = { kind: OrderKind; days: Days; page: number; limit: number };

/** One page of the orders of some days, newest first. */
export const askOrders = ({ kind, days, page, limit }: OrderPage, signal?: AbortSignal) => {
  const path = { start: forPath(days.from), end: forPath(days.to) };
  const params = { path, query: { page, limit } };
  return kind === 'paid'
    ? api.GET('/analytics/paid-orders/{start}/{end}', { params, signal })
    : api.GET('/analytics/orders/{start}/{end}', { params, signal });
};

/** The same as a cache key. */
export const ordersPath = ({ kind, days, page, limit }: OrderPage): string =>
  `/analytics/${kind === 'paid' ? 'paid-orders' : 'orders'}/${forPath(days.from)}/${forPath(days.to)}?page=${page}&limit=${limit}`;
