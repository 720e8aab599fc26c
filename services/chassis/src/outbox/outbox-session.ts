import pg from 'pg';
import type { PostgresValues } from '../config/index.ts';
import type { EventRecord } from '../kafka/event-record.ts';
import type { Service } from '../service/index.ts';
import { typeParsers } from '../sql/type-parsers.ts';

/** An outbox row. */
export interface PendingEvent extends EventRecord {
  readonly position: bigint;
  readonly topic: string;
  readonly key: string;
}

/** A relay's own connection to its outbox. The relay lock is released when the session ends. */
export interface OutboxSession {
  /** Takes the relay lock; true when this session holds it. The lock is held until the session ends. */
  tryLock(): Promise<boolean>;
  /** Moves the published events to `published_events` and returns the oldest remaining ones, in order. */
  nextBatch(published: readonly PendingEvent[]): Promise<readonly PendingEvent[]>;
  end(): Promise<void>;
}

const OUTBOX_LOCK = 7_110_002;
const BATCH_ROWS = 500;
const BATCH_BYTES = 512_000;
const STATEMENT_TIMEOUT_MS = 15_000;

// The idle timeout ends the session of a relay that is frozen or whose machine is lost, so that another relay takes the
// lock. Deletes need no synchronous commit: after a crash of the server the deleted events are published again.
const setupSql = `listen outbox; set idle_session_timeout = '20s'; set synchronous_commit = off`;

const tryLockSql = `select pg_try_advisory_lock(${OUTBOX_LOCK}) as locked`;

// One statement, so that each batch takes one round trip.
const nextBatchSql = `
  with deleted as (delete from outbox where position = any($1::bigint[]) returning *),
       kept as (insert into published_events (position, id, topic, key, type, occurred_at, traceparent, body)
                select position, id, topic, key, type, occurred_at, traceparent, body from deleted)
  select position, id, topic, key, type, occurred_at as "occurredAt", traceparent, body
    from (select *, sum(octet_length(body)) over (order by position) - octet_length(body) as bytes_before
            from (select * from outbox where position <> all($1::bigint[])
                   order by position limit ${BATCH_ROWS}) as oldest) as measured
   where bytes_before < ${BATCH_BYTES}
   order by position`;

/** Connects; calls `onChange` when an event was written and when the connection is lost. */
export const openOutboxSession = async (
  service: Service<PostgresValues>,
  onChange: () => void,
): Promise<OutboxSession> => {
  const client = new pg.Client({
    connectionString: service.settings.databaseUrl,
    application_name: `${service.name} relay`,
    types: typeParsers,
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1000,
    keepAlive: true,
  });
  // `end` follows every `error`, and every query after it rejects.
  client.on('error', () => undefined);
  client.on('end', onChange);
  client.on('notification', onChange);
  const end = () => client.end();
  try {
    await client.connect();
    await client.query(setupSql);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    async tryLock() {
      const { rows } = await client.query<{ locked: boolean }>(tryLockSql);
      return rows[0]?.locked === true;
    },
    async nextBatch(published) {
      const positions = published.map(({ position }) => position);
      const { rows } = await client.query<PendingEvent>({
        name: 'next',
        text: nextBatchSql,
        values: [positions],
      });
      return rows;
    },
    end,
  };
};
