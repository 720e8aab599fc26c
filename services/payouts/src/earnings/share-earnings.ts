import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { termAt } from '../terms/term.ts';
import { instructorTerms } from '../terms/term-store.ts';
import { splitNet } from './earning.ts';

/**
 * Splits an instructor's sales by the percentage that held when each was made: those that are not split yet and, where
 * a percentage was just heard of, those made since it holds. Whoever calls has written what is new, a sale or a
 * percentage, before: the lock makes the second of two at once see the first one's.
 */
export const shareEarnings = async (
  tx: Kysely<Tables>,
  instructorId: string,
  heldSince?: Date,
): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('earnings'), hashtext(${instructorId}))`.execute(tx);
  const terms = await instructorTerms(tx, instructorId);
  const sales = await tx
    .selectFrom('earnings')
    .select(['id', 'net', 'sold_at'])
    .where('instructor_id', '=', instructorId)
    .where((where) =>
      where.or([where('share', 'is', null), ...(heldSince ? [where('sold_at', '>=', heldSince)] : [])]),
    )
    .execute();
  for (const { id, net, sold_at } of sales) {
    const term = termAt(terms, sold_at);
    if (!term) return;
    const { share_percent } = term;
    await tx
      .updateTable('earnings')
      .set({ ...splitNet(net, share_percent), share_percent })
      .where('id', '=', id)
      .execute();
  }
};
