import type { Service } from '@sargam/chassis/service';
import type { Database } from '@sargam/chassis/sql';
import { sql } from 'kysely';
import type { Tables } from '../tables.ts';

const everyMs = 60_000;

/** Alert on any: a buyer has paid and waits for a person to decide. */
export const monitorReviews = (service: Service, { db }: Database<Tables>): void => {
  const waiting = service.gauge(
    'orders_under_review',
    'Orders whose money came in and could not be taken at once',
  );
  service.scheduleJob('count orders under review', everyMs, async () => {
    const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from orders where state = 'review'`.execute(db);
    waiting.set(Number(rows[0]?.count ?? 0n));
  });
};
