import { sql } from 'kysely';
import { createEventRecord } from '../kafka/event-record.ts';
import type { Topic } from '../kafka/topic.ts';
import { deferToCommit, type Tx } from '../sql/index.ts';

/**
 * Writes the event to the outbox within the transaction: the event is published if and only if the transaction commits.
 * The key is the aggregate's id. Events with one key are published in commit order: the statement locks the key from the
 * end of the transaction until the commit. Returns the event's id.
 */
export const publishEvent = async <Tables, E>(
  tx: Tx<Tables>,
  topic: Topic<E>,
  key: string,
  event: E,
): Promise<string> => {
  const { id, type, occurredAt, traceparent, body } = createEventRecord(topic, event);
  // The position is assigned while the lock is held, so positions of one key follow the commit order.
  const insert = sql`
    with held as materialized (select pg_advisory_xact_lock(hashtext(${topic.name}), hashtext(${key})))
    insert into outbox (id, topic, key, type, occurred_at, traceparent, body)
    select ${id}, ${topic.name}, ${key}, ${type}, ${occurredAt}::timestamptz, ${traceparent}, ${body}::bytea from held
  `;
  await deferToCommit(tx, insert.compile(tx));
  return id;
};
