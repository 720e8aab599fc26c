import { sql } from 'kysely';
import type { PostgresValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import type { Database } from '../sql/index.ts';

const HOUR_MS = 3_600_000;

/** Deletes stored responses older than `days`, every hour. Repeats are expected within minutes. */
export const scheduleIdempotencyCleanup = <Tables>(
  service: Service<PostgresValues>,
  database: Database<Tables>,
  days = 7,
): void => {
  service.scheduleJob('delete old idempotency keys', HOUR_MS, async () => {
    await sql`delete from idempotency where made_at < now() - make_interval(days => ${days})`.execute(
      database.db,
    );
  });
};
