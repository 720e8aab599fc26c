import { dayMs } from '@sargam/chassis/calendar';
import { idempotencyKeyReused } from '@sargam/chassis/idempotency';
import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import { type Kysely, type QueryCreator, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** The key that the buyer's browser sent, and the hash of the request's body. */
export interface IdempotencyKey {
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
}

export type ClaimResult =
  | { readonly kind: 'claimed'; readonly claim: string }
  | { readonly kind: 'completed'; readonly pageUrl: string }
  | { readonly kind: 'in-progress' };

/**
 * Claims the right to open the page for this key. The claim expires shortly after the gateway's timeout, so that a repeat can take
 * over from a process that crashed. A key that comes with a different body is rejected.
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
  if (rows.length > 0) return { kind: 'claimed', claim };
  const known = await tx
    .selectFrom('page_requests')
    .select(['body_hash', 'page_url'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known && known.body_hash !== bodyHash) throw idempotencyKeyReused();
  return known?.page_url ? { kind: 'completed', pageUrl: known.page_url } : { kind: 'in-progress' };
};

/** Saves the page for repeats. Returns a query that the caller adds to another statement. */
export const pageUpdate = (db: QueryCreator<Tables>, claim: string, pageUrl: string) =>
  db.updateTable('page_requests').set({ page_url: pageUrl }).where('claim', '=', claim);

/** Opening the page failed. A repeat can claim the key immediately. */
export const releaseClaim = async (db: Kysely<Tables>, claim: string): Promise<void> => {
  await db.deleteFrom('page_requests').where('claim', '=', claim).execute();
};

// Repeats come within minutes.
const retentionDays = 7;

export const deleteOldPageRequests = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - retentionDays * dayMs);
  await db.deleteFrom('page_requests').where('created_at', '<', before).execute();
};
