import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { termAt } from '../terms/term.ts';
import { instructorTerms } from '../terms/term-store.ts';
import { splitNet } from './earning.ts';
import { bookReversals } from './reversal-store.ts';

/**
 * Until the transaction ends. Whoever takes it has written what is new before (a sale, a percentage or a refund): the
 * second of two at once then sees the first one's.
 */
export const lockEarnings = async (tx: Kysely<Tables>, instructorId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('earnings'), hashtext(${instructorId}))`.execute(tx);
};

/**
 * Splits an instructor's sales by the percentage that held when each was made: those that are not split yet and, where
 * a percentage was just heard of, those made since it holds. What refunds take back of them is reckoned anew.
 */
export const shareEarnings = async (
  tx: Kysely<Tables>,
  instructorId: string,
  heldSince?: Date,
): Promise<void> => {
  await lockEarnings(tx, instructorId);
  const terms = await instructorTerms(tx, instructorId);
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
    const { share_percent } = term;
    const split = splitNet(net, share_percent);
    await tx
      .updateTable('earnings')
      .set({ ...split, share_percent })
      .where('id', '=', id)
      .execute();
    await bookReversals(tx, [{ id, order_id, ...split }]);
  }
};
