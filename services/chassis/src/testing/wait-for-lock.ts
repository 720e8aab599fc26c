import { type Kysely, sql } from 'kysely';
import { eventually } from './eventually.ts';

/** Resolves when another connection to the database of `db` waits for a lock. */
export const waitForLock = <DB>(db: Kysely<DB>, timeoutMs?: number): Promise<void> =>
  eventually(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    if (rows.length === 0) throw new Error('No connection waits for a lock.');
  }, timeoutMs);
