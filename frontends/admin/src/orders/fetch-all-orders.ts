import { unwrap } from '@sargam/kit';
import type { DateRange } from './date-range.ts';
import { fetchOrders, type Order, type OrderKind } from './fetch-orders.ts';

const AT_ONCE = 500;

/** All orders of some days, for copy and export. An order made meanwhile moves the pages on: each counts once. */
export const fetchAllOrders = async (kind: OrderKind, days: DateRange): Promise<Order[]> => {
  const orders = new Map<string, Order>();
  for (let page = 1; ; page++) {
    const { data, total } = await unwrap(fetchOrders({ kind, days, page, limit: AT_ONCE }));
    for (const order of data) orders.set(order._id, order);
    if (data.length < AT_ONCE || page * AT_ONCE >= total) return [...orders.values()];
  }
};
