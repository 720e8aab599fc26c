import { apiQuery } from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DateRange } from './date-range.ts';
import { fetchOrders, type OrderKind, ordersCacheKey } from './fetch-orders.ts';

/** Rows a page, as the specification has it. */
export const PAGE_SIZE = 10;
const FRESH_MS = 30_000;

/**
 * A page of orders. Coming back to the window asks again, and an open page does so twice a minute: a sale shows without
 * a reload. What was there stays until the next page has come.
 */
export const useOrders = (kind: OrderKind, days: DateRange, page: number) => {
  const asked = { kind, days, page, limit: PAGE_SIZE };
  return useQuery({
    ...apiQuery(ordersCacheKey(asked), ({ signal }) => fetchOrders(asked, signal)),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchInterval: FRESH_MS,
  });
};
