import { sql } from 'kysely';
import type { Database, Tx } from '../sql/index.ts';

/** The events that a subscriber has finished. `Work` is what the handler works on, such as a transaction. */
export interface Inbox<Work> {
  /**
   * Runs the work and marks the event as handled; returns false without running it when the event is finished already.
   * A dead event is run only when `isReplay`.
   */
  runOnce(eventId: string, isReplay: boolean, work: (on: Work) => Promise<void>): Promise<boolean>;
  /** Marks the event as dead: its handler failed in every attempt, the last time with this error. */
  markDead(eventId: string, error: string): Promise<void>;
}

/** The subscriber's name in the inbox: one for each group and topic. */
export const consumerName = (group: string, topic: string): string => `${group}/${topic}`;

const claimEvent = async <Tables>(
  tx: Tx<Tables>,
  consumer: string,
  eventId: string,
  isReplay: boolean,
): Promise<boolean> => {
  // A second replica with the same event waits here until the first transaction ends; then it finds the row.
  const { rows } = await sql`
    insert into inbox (consumer, event_id, outcome) values (${consumer}, ${eventId}, 'handled')
    on conflict (consumer, event_id) do update set outcome = 'handled', error = null, at = now()
     where inbox.outcome = 'dead' and ${isReplay}
    returning true
  `.execute(tx);
  return rows.length > 0;
};

/** Marks the events as handled and returns those that were not finished before. */
export const claimEvents = async <Tables>(
  tx: Tx<Tables>,
  consumer: string,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ event_id: string }>`
    insert into inbox (consumer, event_id, outcome) select ${consumer}, id, 'handled' from unnest(${eventIds}::text[]) as id
    on conflict do nothing returning event_id
  `.execute(tx);
  return new Set(rows.map(({ event_id }) => event_id));
};

/** The inbox of a service on PostgreSQL: the handler's writes and the inbox row are in one transaction. */
export const postgresInbox = <Tables>(database: Database<Tables>, consumer: string): Inbox<Tx<Tables>> => ({
  runOnce: (eventId, isReplay, work) =>
    database.transaction(async (tx) => {
      if (!(await claimEvent(tx, consumer, eventId, isReplay))) return false;
      await work(tx);
      return true;
    }),
  async markDead(eventId, error) {
    await sql`
      insert into inbox (consumer, event_id, outcome, error) values (${consumer}, ${eventId}, 'dead', ${error})
      on conflict (consumer, event_id) do update set error = excluded.error, at = now()
       where inbox.outcome = 'dead'
    `.execute(database.db);
  },
});
