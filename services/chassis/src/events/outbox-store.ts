import { sql } from 'kysely';
import type { Tx } from '../sql/index.ts';
import type { EventRecord } from './event-record.ts';

/** An event waiting in the outbox. */
export interface Waiting extends EventRecord {
  readonly position: bigint;
  readonly topic: string;
  readonly key: string;
}

const OUTBOX_LOCK = 7_110_002;
const BATCH_ROWS = 500;
const BATCH_BYTES = 512_000;

/**
 * The oldest events, in their order, none where another replica is publishing at this moment: the lock is what keeps
 * two replicas from overtaking one another. It is held until the transaction ends.
 */
export const takeBatch = async <Tables>(tx: Tx<Tables>): Promise<readonly Waiting[]> => {
  // A statement of its own: the rows must be read after the lock is held, or another's published ones are seen.
  const lock = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(${OUTBOX_LOCK}::bigint) as mine`.execute(tx);
  if (!lock.rows[0]?.mine) return [];
  const { rows } = await sql<Waiting>`
    select position, id, topic, key, type, occurred_at as "occurredAt", traceparent, body
      from (select *, sum(octet_length(body)) over (order by position) - octet_length(body) as before
              from (select * from outbox order by position limit ${BATCH_ROWS}) as oldest) as measured
     where before < ${BATCH_BYTES}
     order by position
  `.execute(tx);
  return rows;
};

/** Whether there may be more behind a batch. Where not, what is written meanwhile rings the bell. */
export const isFull = (batch: readonly Waiting[]): boolean =>
  batch.length === BATCH_ROWS || batch.reduce((sum, { body }) => sum + body.length, 0) >= BATCH_BYTES;

export const deletePublished = async <Tables>(
  tx: Tx<Tables>,
  published: readonly Waiting[],
): Promise<void> => {
  await sql`delete from outbox where position = any(${published.map(({ position }) => position)}::bigint[])`.execute(
    tx,
  );
};
