import { sql } from 'kysely';
import type { OrderId } from '../ids.ts';
import type { Db } from '../tables.ts';

/** The orders that ended unpaid and whose courses the student has all bought since. */
export const findBoughtInLaterOrder = async (
  db: Db,
  ids: readonly OrderId[],
): Promise<ReadonlySet<OrderId>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: OrderId }>`
    select o.id from orders o
     where o.id = any(${ids}) and o.state in ('failed', 'cancelled', 'expired')
       and not exists (
         select from order_lines line
          where line.order_id = o.id and not exists (
            select from orders later join order_lines bought on bought.order_id = later.id
             where later.student_id = o.student_id and later.paid_at > o.created_at
               and later.state in ('paid', 'partly_refunded', 'refunded')
               and bought.course_id = line.course_id))`.execute(db);
  return new Set(rows.map(({ id }) => id));
};
