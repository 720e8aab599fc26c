import type { Service } from '@sargam/chassis/service';
import type { Database } from '@sargam/chassis/sql';
import { sql } from 'kysely';
import type { Tables } from '../tables.ts';

const intervalMs = 60_000;

/** Alert above 0: a paid order waits for an admin. */
export const monitorReviews = (service: Service, { db }: Database<Tables>): void => {
  const waiting = service.gauge(
    'orders_under_review',
    'Paid orders that wait for an admin to resolve the review',
  );
  service.scheduleJob('count orders under review', intervalMs, async () => {
    const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from orders where state = 'review'`.execute(db);
    waiting.set(Number(rows[0]?.count ?? 0n));
  });
};
