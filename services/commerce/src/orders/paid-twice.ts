import type { Service } from '@sargam/chassis/service';
import type { Database } from '@sargam/chassis/sql';
import { type RawBuilder, sql } from 'kysely';
import type { OrderId } from '../ids.ts';
import type { Tables } from '../tables.ts';
import type { Order } from './order.ts';

const action = 'paid-twice';

/**
 * Part of the statement that marks an order paid: adds a history entry if the student paid for one of its courses in another order
 * within a day. That can be intended, as an extension; otherwise the student can request a refund.
 */
export const insertPaidTwiceEntry = (order: Order, at: Date): RawBuilder<Record<string, never>> => sql`
   (insert into order_history (order_id, action, state, actor, reason, occurred_at)
    select ${order.id}, ${action}, ${order.state}, 'commerce', 'A course of it was paid for by ' || o.id, ${at}
      from orders o
     where o.student_id = ${order.studentId} and o.id <> ${order.id} and o.state in ('paid', 'partly_refunded')
       and o.paid_at > ${at}::timestamptz - interval '1 day'
       and exists (select from order_lines mine join order_lines other on other.course_id = mine.course_id
                    where mine.order_id = ${order.id} and mine.kind <> 'upgrade' and other.order_id = o.id)
     order by o.paid_at limit 1)`;

/** Logs and counts such orders. The count comes from the database, so every replica exports the same value. */
export const monitorPaidTwice = (
  service: Service,
  { db }: Pick<Database<Tables>, 'db'>,
  intervalMs: number,
): void => {
  const total = service.gauge(
    'orders_paid_twice_total',
    'Orders with a course that the student had paid for within a day before',
  );
  let lastLoggedId: bigint | undefined;
  service.scheduleJob('look for orders paid twice', intervalMs, async () => {
    const { rows } = await sql<{ id: bigint; order: OrderId; reason: string; count: bigint }>`
      select id, order_id as "order", reason, count(*) over () as count
        from order_history where action = ${action} order by id desc limit 100`.execute(db);
    for (const { id, order, reason } of lastLoggedId === undefined ? [] : rows)
      if (id > (lastLoggedId ?? 0n)) service.log.warn({ order, reason }, 'order paid twice');
    lastLoggedId = rows[0]?.id ?? 0n;
    total.set(Number(rows[0]?.count ?? 0n));
  });
};
