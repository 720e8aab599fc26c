import { unwrap } from '@sargam/kit';
import type { DateRange } from './date-range.ts';
import { fetchOrders, type Order, type OrderKind } from './fetch-orders.ts';

const PAGE_SIZE = 500;

/** Fetches all orders of a date range, for copy and export. A new order shifts the pages during the fetch, so duplicates are removed by id. */
export const fetchAllOrders = async (kind: OrderKind, days: DateRange): Promise<Order[]> => {
  const orders = new Map<string, Order>();
  for (let page = 1; ; page++) {
    const { data, total } = await unwrap(fetchOrders({ kind, days, page, limit: PAGE_SIZE }));
    for (const order of data) orders.set(order._id, order);
    if (data.length < PAGE_SIZE || page * PAGE_SIZE >= total) return [...orders.values()];
  }
};
