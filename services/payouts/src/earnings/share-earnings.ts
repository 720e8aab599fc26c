import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { termAt } from '../terms/term.ts';
import { type InstructorTerm, instructorTerms } from '../terms/term-store.ts';
import { splitNet } from './earning.ts';
import { bookReversals, refundsOf } from './reversal-store.ts';

/**
 * Until the transaction ends. Whoever takes it reads what it reckons with only after: the second of two at
 * once then sees what the first one wrote. Several are taken in the order of their ids: two orders that share
 * instructors would else lock them crosswise.
 */
export const lockEarnings = async (tx: Kysely<Tables>, instructorIds: readonly string[]): Promise<void> => {
  const sorted = [...new Set(instructorIds)].sort();
  await sql`
    select pg_advisory_xact_lock(hashtext('earnings'), hashtext(instructor))
      from unnest(${sorted}::text[]) as instructor
  `.execute(tx);
};

/** What an earning says once its instructor's percentage is known. */
export const sharedBy = ({ share_percent }: InstructorTerm, net: bigint) => ({
  ...splitNet(net, share_percent),
  share_percent,
});

/**
 * Splits an instructor's sales by the percentage that held when each was made: those that are not split yet and, where
 * a percentage was just heard of, those made since it holds. What refunds take back of them is reckoned anew.
 */
export const shareEarnings = async (
  tx: Kysely<Tables>,
  instructorId: string,
  heldSince?: Date,
): Promise<void> => {
  await lockEarnings(tx, [instructorId]);
  const terms = await instructorTerms(tx, [instructorId]);
  const sales = await tx
    .selectFrom('earnings')
    .select(['id', 'order_id', 'net', 'sold_at'])
    .where('instructor_id', '=', instructorId)
    .where((where) =>
      where.or([where('share', 'is', null), ...(heldSince ? [where('sold_at', '>=', heldSince)] : [])]),
    )
    .execute();
  for (const { id, order_id, net, sold_at } of sales) {
    const term = termAt(terms, sold_at);
    if (!term) return;
    const shared = sharedBy(term, net);
    await tx.updateTable('earnings').set(shared).where('id', '=', id).execute();
    await bookReversals(tx, [{ id, order_id, ...shared }], await refundsOf(tx, [order_id]));
  }
};
