import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { findTermAt } from '../terms/term.ts';
import { type InstructorTerm, listInstructorTerms } from '../terms/term-store.ts';
import { splitNet } from './earning.ts';
import { listRefunds, saveReversals } from './reversal-store.ts';

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

/** Sends both statements at once. The connection runs them in this order, so they share one round trip. */
export const lockAndListTerms = async (
  tx: Kysely<Tables>,
  instructorIds: readonly string[],
): Promise<readonly InstructorTerm[]> => {
  const locked = lockEarnings(tx, instructorIds);
  const listed = listInstructorTerms(tx, instructorIds);
  const [, terms] = await Promise.all([locked, listed]);
  return terms;
};

/** The columns of an earning that depend on the instructor's percentage. */
export const splitByTerm = ({ share_percent }: InstructorTerm, net: bigint) => ({
  ...splitNet(net, share_percent),
  share_percent,
});

/**
 * Splits an instructor's sales by the percentage that was valid when each was made: the sales that are not split yet and,
 * for a new percentage, the sales since `validFrom`. The reversals of refunds are calculated again.
 */
export const splitEarnings = async (
  tx: Kysely<Tables>,
  instructorId: string,
  validFrom?: Date,
): Promise<void> => {
  await lockEarnings(tx, [instructorId]);
  const terms = await listInstructorTerms(tx, [instructorId]);
  const sales = await tx
    .selectFrom('earnings')
    .select(['id', 'order_id', 'net', 'sold_at'])
    .where('instructor_id', '=', instructorId)
    .where((where) =>
      where.or([where('share', 'is', null), ...(validFrom ? [where('sold_at', '>=', validFrom)] : [])]),
    )
    .execute();
  for (const { id, order_id, net, sold_at } of sales) {
    const term = findTermAt(terms, sold_at);
    if (!term) return;
    const split = splitByTerm(term, net);
    await tx.updateTable('earnings').set(split).where('id', '=', id).execute();
    await saveReversals(tx, [{ id, order_id, ...split }], await listRefunds(tx, [order_id]));
  }
};
