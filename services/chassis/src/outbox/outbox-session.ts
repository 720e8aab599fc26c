import pg from 'pg';
import type { PostgresValues } from '../config/index.ts';
import type { EventRecord } from '../kafka/event-record.ts';
import type { Service } from '../service/index.ts';
import { typeParsers } from '../sql/type-parsers.ts';

/** An event waiting in the outbox. */
export interface PendingEvent extends EventRecord {
  readonly position: bigint;
  readonly topic: string;
  readonly key: string;
}

/** A relay's own connection to its outbox. What it holds there ends with it. */
export interface OutboxSession {
  /** Whether this relay is the one that publishes. Once it is, it stays so until the session ends. */
  tryLock(): Promise<boolean>;
  /** Forgets what was published, and answers the oldest of the other events, in their order. */
  nextBatch(published: readonly PendingEvent[]): Promise<readonly PendingEvent[]>;
  end(): Promise<void>;
}

const OUTBOX_LOCK = 7_110_002;
const BATCH_ROWS = 500;
const BATCH_BYTES = 512_000;
const STATEMENT_TIMEOUT_MS = 15_000;

// A publisher that froze, or whose machine vanished without a word, is let go of by the server, and another takes over.
// What is forgotten here need not be on disk at once: if the server dies first, it is published again.
const opening = `listen outbox; set idle_session_timeout = '20s'; set synchronous_commit = off`;

const holding = `select pg_try_advisory_lock(${OUTBOX_LOCK}) as mine`;

// One statement: a round trip for each batch, the last of which answers that nothing is left.
const nextBatch = `
  with gone as (delete from outbox where position = any($1::bigint[]))
  select position, id, topic, key, type, occurred_at as "occurredAt", traceparent, body
    from (select *, sum(octet_length(body)) over (order by position) - octet_length(body) as before
            from (select * from outbox where position <> all($1::bigint[])
                   order by position limit ${BATCH_ROWS}) as oldest) as measured
   where before < ${BATCH_BYTES}
   order by position`;

/** Connects, and calls `heard` when an event was written, or when the connection is lost. */
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
  // An error is always followed by the end, after which every question is refused.
  client.on('error', () => undefined);
  client.on('end', onChange);
  client.on('notification', onChange);
  const end = () => client.end();
  try {
    await client.connect();
    await client.query(opening);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    async tryLock() {
      const { rows } = await client.query<{ mine: boolean }>(holding);
      return rows[0]?.mine === true;
    },
    async nextBatch(published) {
      const positions = published.map(({ position }) => position);
      const { rows } = await client.query<PendingEvent>({
        name: 'next',
        text: nextBatch,
        values: [positions],
      });
      return rows;
    },
    end,
  };
};
