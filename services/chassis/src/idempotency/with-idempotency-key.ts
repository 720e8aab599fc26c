import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type DomainError, domainError } from '../errors/index.ts';
import { deferToCommit, type Tx } from '../sql/index.ts';

/** Which answer is asked for, and by which body. */
export interface IdempotentRequest {
  /** What the key is for: the call, and whose it is, since two people may choose the same key. */
  readonly scope: string;
  /** Chosen by the caller, the same for each repeat of one wish. */
  readonly key: string;
  /** `hashOf` the request, without what may differ between repeats. */
  readonly bodyHash: string;
}

/** The refusal of a key that came before with another body; for whatever keeps answers in its own way too. */
export const idempotencyKeyReused = (): DomainError =>
  domainError.conflict('idempotency-key-reused', 'This request was sent before with other contents.');

/** A hash to tell one request from another. */
export const hashRequest = (body: Uint8Array | string): string =>
  createHash('sha256').update(body).digest('base64url');

/**
 * Answers as the first call with this scope and key was answered, byte for byte, and runs `answer` only for that first
 * one. A repeat that comes meanwhile waits for it; if it fails, nothing is remembered and the repeat is run instead.
 * The same key with another body is refused. An empty key is none: each call then is a wish of its own.
 */
export const withIdempotencyKey = async <Tables>(
  tx: Tx<Tables>,
  { scope, key, bodyHash }: IdempotentRequest,
  answer: () => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  if (key === '') return answer();
  const claimed = await sql`
    insert into idempotency (scope, key, body_hash) values (${scope}, ${key}, ${bodyHash})
    on conflict do nothing returning true
  `.execute(tx);
  if (claimed.rows.length === 0) return rememberedAnswer(tx, { scope, key, bodyHash });
  const bytes = await answer();
  const remembered = sql`
    update idempotency set answer = ${Buffer.from(bytes)}::bytea where scope = ${scope} and key = ${key}
  `;
  await deferToCommit(tx, remembered.compile(tx));
  return bytes;
};

const rememberedAnswer = async <Tables>(
  tx: Tx<Tables>,
  { scope, key, bodyHash }: IdempotentRequest,
): Promise<Uint8Array> => {
  const { rows } = await sql<{ body_hash: string; answer: Buffer }>`
    select body_hash, answer from idempotency where scope = ${scope} and key = ${key}
  `.execute(tx);
  const known = rows[0];
  if (known?.body_hash !== bodyHash) throw idempotencyKeyReused();
  return known.answer;
};
