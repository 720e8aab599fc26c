import { sql } from 'kysely';
import type { Database, Tx } from '../sql/index.ts';

/** A listener's memory of the events it is done with. `Work` is what the handler works on, such as a transaction. */
export interface Inbox<Work> {
  /**
   * Runs the work and remembers the event; false when the event was done with before, so that nothing was run. A dead
   * event is run only `again`, when it is replayed.
   */
  runOnce(eventId: string, again: boolean, work: (on: Work) => Promise<void>): Promise<boolean>;
  /** Remembers that the event was given up on. */
  markDead(eventId: string): Promise<void>;
}

/** Whom an event was handled for: a group has an inbox for each of its topics. */
export const consumerName = (group: string, topic: string): string => `${group}/${topic}`;

const claim = async <Tables>(
  tx: Tx<Tables>,
  consumer: string,
  eventId: string,
  again: boolean,
): Promise<boolean> => {
  // A second replica with the same event waits here until the first has decided, and then finds the row.
  const { rows } = await sql`
    insert into inbox (consumer, event_id, outcome) values (${consumer}, ${eventId}, 'handled')
    on conflict (consumer, event_id) do update set outcome = 'handled', at = now()
     where inbox.outcome = 'dead' and ${again}
    returning true
  `.execute(tx);
  return rows.length > 0;
};

/** The inbox of a service on PostgreSQL: what the handler writes and the memory of it are one transaction. */
export const postgresInbox = <Tables>(database: Database<Tables>, consumer: string): Inbox<Tx<Tables>> => ({
  runOnce: (eventId, again, work) =>
    database.transaction(async (tx) => {
      if (!(await claim(tx, consumer, eventId, again))) return false;
      await work(tx);
      return true;
    }),
  async markDead(eventId) {
    await sql`
      insert into inbox (consumer, event_id, outcome) values (${consumer}, ${eventId}, 'dead')
      on conflict do nothing
    `.execute(database.db);
  },
});
