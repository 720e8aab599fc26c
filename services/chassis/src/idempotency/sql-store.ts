import { type Kysely, type QueryCreator, sql } from 'kysely';
import type { PostgresValues } from '../config/index.ts';
import { newId } from '../ids/index.ts';
import type { Service } from '../service/index.ts';
import type { Database, Tx } from '../sql/index.ts';
import { type IdempotentRequest, idempotencyKeyReused, isKeyed } from './request.ts';
import type { Claim, ClaimResult } from './run-idempotent.ts';

/**
 * Claims the request in a transaction of the caller, so that other rows are committed together with the claim. A
 * concurrent repeat waits for that transaction.
 */
export const claimRequest = async <Tables>(
  tx: Tx<Tables>,
  request: IdempotentRequest,
  leaseMs: number,
): Promise<ClaimResult> => {
  const { scope, key, requestHash } = request;
  const claim = { request, id: newId() };
  if (!isKeyed(request)) return { kind: 'claimed', claim };
  const { rows } = await sql`
    insert into idempotency (scope, key, request_hash, claim, claimed_until)
    values (${scope}, ${key}, ${requestHash}, ${claim.id}, now() + ${leaseMs} * interval '1 ms')
    on conflict (scope, key) do update set claim = excluded.claim, claimed_until = excluded.claimed_until
     where idempotency.answer is null and idempotency.claimed_until <= now()
       and idempotency.request_hash = excluded.request_hash
    returning true`.execute(tx);
  return rows.length > 0 ? { kind: 'claimed', claim } : resultOfOtherHolder(tx, request);
};

const resultOfOtherHolder = async <Tables>(
  tx: Tx<Tables>,
  { scope, key, requestHash }: IdempotentRequest,
): Promise<ClaimResult> => {
  const { rows } = await sql<{ request_hash: string; answer: Buffer | null }>`
    select request_hash, answer from idempotency where scope = ${scope} and key = ${key}`.execute(tx);
  const [stored] = rows;
  if (stored && stored.request_hash !== requestHash) throw idempotencyKeyReused();
  return stored?.answer ? { kind: 'answered', answer: stored.answer } : { kind: 'in-progress' };
};

/** Saves the answer as part of the statement that the returned query creator builds. */
export const completeWith = <Tables>(
  db: Kysely<Tables>,
  { request, id }: Claim,
  answer: Uint8Array,
): QueryCreator<Tables> => {
  if (!isKeyed(request)) return db;
  // The name is not used in the statement, so its tables are those of `db`.
  return db.with(
    'answered',
    () => sql<Record<string, unknown>>`(
      update idempotency set answer = ${Buffer.from(answer)}::bytea
       where scope = ${request.scope} and key = ${request.key} and claim = ${id})`,
  ) as unknown as QueryCreator<Tables>;
};

export const releaseClaim = async <Tables>(db: Kysely<Tables>, { request, id }: Claim): Promise<void> => {
  const { scope, key } = request;
  if (!isKeyed(request)) return;
  await sql`delete from idempotency
    where scope = ${scope} and key = ${key} and claim = ${id} and answer is null`.execute(db);
};

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
