import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';

/**
 * Locks the earnings of these instructors or courses until the transaction ends. A transaction reads terms and earnings after it has
 * the lock, so it sees the writes of the previous holder. The locks are taken in the order of the ids, which prevents a
 * deadlock between two orders that share instructors.
 */
export const lockEarnings = async (tx: Kysely<Tables>, ids: readonly string[]): Promise<void> => {
  const sorted = [...new Set(ids)].sort();
  await sql`
    select pg_advisory_xact_lock(hashtext('earnings'), hashtext(id))
      from unnest(${sorted}::text[]) as id
  `.execute(tx);
};

/** A rebuild handles more orders than this together, the running service one. */
const maxLockedOrders = 20;

/**
 * For the orders of a rebuild, whose chunks would wait for each other's locks: instead, no term changes until the transaction ends.
 * Returns false for a few orders, whose earnings the caller locks.
 */
export const lockTermsForMany = async (tx: Kysely<Tables>, orders: number): Promise<boolean> => {
  if (orders <= maxLockedOrders) return false;
  await sql`lock table course_terms, instructor_terms in share mode`.execute(tx);
  return true;
};
