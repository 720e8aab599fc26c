import { dayMs } from '@sargam/chassis/calendar';
import { sql } from 'kysely';
import type { OrderId } from '../ids.ts';
import type { Db } from '../tables.ts';
import type { Order } from './order.ts';

const returnDays = 7;

/** Until when an order that was paid late and was replaced can be given back (decision B44). */
export const returnDeadline = ({ state, paidLate, paidAt, refunded }: Order): Date | undefined =>
  state === 'paid' && paidLate && paidAt && refunded === 0n
    ? new Date(paidAt.getTime() + returnDays * dayMs)
    : undefined;

/** Those of the orders that a later paid order of the same student replaced: it contains one of their courses. */
export const findReplacedOrders = async (
  db: Db,
  orders: readonly OrderId[],
): Promise<ReadonlySet<OrderId>> => {
  if (orders.length === 0) return new Set();
  const { rows } = await sql<{ id: OrderId }>`
    select o.id from orders o
     where o.id in (${sql.join(orders)})
       and exists (select from orders later
                     join order_lines theirs on theirs.order_id = later.id
                     join order_lines mine on mine.course_id = theirs.course_id and mine.order_id = o.id
                    where later.student_id = o.student_id and later.id <> o.id
                      and later.created_at > o.created_at and later.state in ('paid', 'partly_refunded'))`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
};

/** The ends of the time to give back by order, for those of the orders that can be given back now. */
export const findReturnDeadlines = async (
  db: Db,
  orders: readonly Order[],
  now: Date,
): Promise<ReadonlyMap<OrderId, Date>> => {
  const late = orders.flatMap((order) => {
    const end = returnDeadline(order);
    return end && end > now ? [[order.id, end] as const] : [];
  });
  const replaced = await findReplacedOrders(
    db,
    late.map(([id]) => id),
  );
  return new Map(late.filter(([id]) => replaced.has(id)));
};
