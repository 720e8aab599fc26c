import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type DomainError, domainError } from '../errors/index.ts';
import { deferToCommit, type Tx } from '../sql/index.ts';

/** Identifies a request and its repeats. */
export interface IdempotentRequest {
  /** The call and the caller: two callers may choose the same key. */
  readonly scope: string;
  /** Chosen by the client; the same for each repeat of one request. */
  readonly key: string;
  /** `hashRequest` of the request, without the fields that may differ between repeats. */
  readonly bodyHash: string;
}

/** The error for a key that was used with another request. Also used by code that stores responses in its own way. */
export const idempotencyKeyReused = (): DomainError =>
  domainError.conflict('idempotency-key-reused', 'This request was sent before with other contents.');

/** SHA-256 of a request, base64url. */
export const hashRequest = (body: Uint8Array | string): string =>
  createHash('sha256').update(body).digest('base64url');

/**
 * Runs `respond` for the first request with this scope and key, and returns the stored response to each repeat, byte for
 * byte. A concurrent repeat waits for the first request; if that fails, nothing is stored and the repeat runs. The same
 * key with another request throws a conflict. An empty key means no idempotency.
 */
export const withIdempotencyKey = async <Tables>(
  tx: Tx<Tables>,
  { scope, key, bodyHash }: IdempotentRequest,
  respond: () => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  if (key === '') return respond();
  const claimed = await sql`
    insert into idempotency (scope, key, body_hash) values (${scope}, ${key}, ${bodyHash})
    on conflict do nothing returning true
  `.execute(tx);
  if (claimed.rows.length === 0) return storedResponse(tx, { scope, key, bodyHash });
  const bytes = await respond();
  const saveResponse = sql`
    update idempotency set answer = ${Buffer.from(bytes)}::bytea where scope = ${scope} and key = ${key}
  `;
  await deferToCommit(tx, saveResponse.compile(tx));
  return bytes;
};

const storedResponse = async <Tables>(
  tx: Tx<Tables>,
  { scope, key, bodyHash }: IdempotentRequest,
): Promise<Uint8Array> => {
  const { rows } = await sql<{ body_hash: string; answer: Buffer }>`
    select body_hash, answer from idempotency where scope = ${scope} and key = ${key}
  `.execute(tx);
  const stored = rows[0];
  if (stored?.body_hash !== bodyHash) throw idempotencyKeyReused();
  return stored.answer;
};
