import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../sql/index.ts';

/** How long published events are kept (decision C14): longer than the age of a backup of the topics. */
export const KEPT_DAYS = 14;
/** Interval of deleting older ones. Milliseconds. */
export const DELETE_OLD_MS = 3_600_000;
const BATCH_ROWS = 10_000;

/** Deletes published events older than KEPT_DAYS, in short transactions. */
export const deleteOldPublishedEvents = async <Tables>(database: Database<Tables>): Promise<void> => {
  for (let deleted = BATCH_ROWS; deleted === BATCH_ROWS; ) {
    const { numAffectedRows } = await sql`
      delete from published_events where position in (
        select position from published_events
         where published_at < now() - make_interval(days => ${KEPT_DAYS}) limit ${BATCH_ROWS})
    `.execute(database.db);
    deleted = Number(numAffectedRows ?? 0);
  }
};

const columns = 'id, topic, key, type, occurred_at, traceparent, body';

/** Events that wait in the outbox are newer than published ones, so they get new positions behind them. */
const republishSql = `
  with again as (delete from published_events where published_at >= $1 returning position, ${columns}),
    waiting as (delete from outbox returning position, ${columns}),
    inserted as (
      insert into outbox (${columns})
      select ${columns} from (select * from again union all select * from waiting) as events order by position)
  select count(*)::int as again from again`;

/**
 * Moves the events that were published since then back to the outbox, before those that wait there: the relay of the service
 * publishes them again, in their order and with their ids, so that inboxes ignore those that they have handled. Returns their number.
 */
export const republishEvents = async (client: pg.Client, since: Date): Promise<number> =>
  (await client.query<{ again: number }>(republishSql, [since])).rows[0]?.again ?? 0;
