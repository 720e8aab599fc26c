import { sql } from 'kysely';
import { createEventRecord } from '../kafka/event-record.ts';
import type { Topic } from '../kafka/topic.ts';
import { deferToCommit, type Tx } from '../sql/index.ts';

/**
 * Writes the event into the outbox, within the transaction that decided it: it will be published if and only if that
 * transaction is kept. The key is the aggregate's id; events of one key are published in the order of their commits,
 * for which a lock on the key is held from its writing, at the transaction's end, until it is kept. Answers the event's id.
 */
export const publishEvent = async <Tables, E>(
  tx: Tx<Tables>,
  topic: Topic<E>,
  key: string,
  event: E,
): Promise<string> => {
  const { id, type, occurredAt, traceparent, body } = createEventRecord(topic, event);
  // The position is drawn after the lock is held, so it follows the order of commits of the key.
  const written = sql`
    with held as materialized (select pg_advisory_xact_lock(hashtext(${topic.name}), hashtext(${key})))
    insert into outbox (id, topic, key, type, occurred_at, traceparent, body)
    select ${id}, ${topic.name}, ${key}, ${type}, ${occurredAt}::timestamptz, ${traceparent}, ${body}::bytea from held
  `;
  await deferToCommit(tx, written.compile(tx));
  return id;
};
