import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DateRange } from './date-range.ts';
import { type OrderKind, ordersQuery } from './orders-query.ts';

/** Rows per page. */
export const PAGE_SIZE = 10;
const REFETCH_INTERVAL_MS = 30_000;

/**
 * One page of orders. It is refetched on window focus and every 30 s while the page is open, so that new orders appear
 * without a reload. The previous page stays visible while the next one loads.
 */
export const useOrders = (kind: OrderKind, range: DateRange, page: number) =>
  useQuery({
    ...ordersQuery({ kind, range, page, limit: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchInterval: REFETCH_INTERVAL_MS,
  });
