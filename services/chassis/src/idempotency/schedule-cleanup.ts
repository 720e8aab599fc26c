import { type Kysely, sql } from 'kysely';
import type { PostgresValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import type { Database } from '../sql/index.ts';

const HOUR_MS = 3_600_000;

/** Deletes claims and answers older than `days`, every hour. Repeats are expected within minutes. */
export const scheduleIdempotencyCleanup = <Tables>(
  service: Service<PostgresValues>,
  { db }: Database<Tables>,
  days = 7,
): void => {
  service.scheduleJob('delete old idempotency keys', HOUR_MS, () => deleteOldRequests(db, days));
};

export const deleteOldRequests = async <Tables>(db: Kysely<Tables>, days: number): Promise<void> => {
  await sql`delete from idempotency where created_at < now() - make_interval(days => ${days})`.execute(db);
};
