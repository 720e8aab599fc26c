import { dayMs } from '@sargam/chassis/calendar';
import { idempotencyKeyReused } from '@sargam/chassis/idempotency';
import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import { type Kysely, type QueryCreator, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Which page is asked for, by the key that the buyer's browser gave and the body that came with it. */
export interface IdempotencyKey {
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** Ours to open, opened before, or being opened by somebody else right now. */
export type ClaimResult =
  | { readonly kind: 'ours'; readonly claim: string }
  | { readonly kind: 'opened'; readonly page: string }
  | { readonly kind: 'under-way' };

/**
 * Whose turn it is to open the page. The claim lasts only as long as the gateway may take to answer: should whoever
 * holds it die, a repeat takes it over. A key that comes with another body is refused.
 */
export const claimPageRequest = async (
  tx: Tx<Tables>,
  { scope, key, bodyHash }: IdempotencyKey,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ClaimResult> => {
  const claim = newId(now);
  const { rows } = await sql`
    insert into page_requests (scope, key, body_hash, claim, claimed_until, created_at)
    values (${scope}, ${key}, ${bodyHash}, ${claim}, ${until}, ${now})
    on conflict (scope, key) do update set claim = excluded.claim, claimed_until = excluded.claimed_until
     where page_requests.page_url is null and page_requests.claimed_until <= ${now}
       and page_requests.body_hash = excluded.body_hash
    returning claim`.execute(tx);
  if (rows.length > 0) return { kind: 'ours', claim };
  const known = await tx
    .selectFrom('page_requests')
    .select(['body_hash', 'page_url'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known && known.body_hash !== bodyHash) throw idempotencyKeyReused();
  return known?.page_url ? { kind: 'opened', page: known.page_url } : { kind: 'under-way' };
};

/** Keeps the page for repeats, as a part of another statement. */
export const pageUpdate = (db: QueryCreator<Tables>, claim: string, page: string) =>
  db.updateTable('page_requests').set({ page_url: page }).where('claim', '=', claim);

/** No page came of it: a repeat is to try again at once. */
export const releaseClaim = async (db: Kysely<Tables>, claim: string): Promise<void> => {
  await db.deleteFrom('page_requests').where('claim', '=', claim).execute();
};

const keptDays = 7;

/** Repeats are expected within minutes. */
export const deleteOldPageRequests = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - keptDays * dayMs);
  await db.deleteFrom('page_requests').where('created_at', '<', before).execute();
};
