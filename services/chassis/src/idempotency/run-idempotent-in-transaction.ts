import { sql } from 'kysely';
import { deferToCommit, type Tx } from '../sql/index.ts';
import { type IdempotentRequest, idempotencyKeyReused, isKeyed } from './request.ts';

/**
 * `runIdempotent` for work that is one transaction: the row's lock replaces claim and lease. A concurrent repeat waits for
 * the first transaction; if that fails, nothing is stored and the repeat runs the work. The answer is sent with the commit.
 */
export const runIdempotentInTransaction = async <Tables>(
  tx: Tx<Tables>,
  request: IdempotentRequest,
  work: () => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  const { scope, key, requestHash } = request;
  if (!isKeyed(request)) return work();
  const inserted = await sql`
    insert into idempotency (scope, key, request_hash) values (${scope}, ${key}, ${requestHash})
    on conflict do nothing returning true
  `.execute(tx);
  if (inserted.rows.length === 0) return storedAnswer(tx, request);
  const answer = await work();
  const saveAnswer = sql`
    update idempotency set answer = ${Buffer.from(answer)}::bytea where scope = ${scope} and key = ${key}
  `;
  await deferToCommit(tx, saveAnswer.compile(tx));
  return answer;
};

const storedAnswer = async <Tables>(
  tx: Tx<Tables>,
  { scope, key, requestHash }: IdempotentRequest,
): Promise<Uint8Array> => {
  const { rows } = await sql<{ request_hash: string; answer: Buffer }>`
    select request_hash, answer from idempotency where scope = ${scope} and key = ${key}
  `.execute(tx);
  const stored = rows[0];
  if (stored?.request_hash !== requestHash) throw idempotencyKeyReused();
  return stored.answer;
};
