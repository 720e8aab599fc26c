import { rowsOf } from '@sargam/chassis/sql';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { findTermAt } from '../terms/term.ts';
import { type InstructorTerm, listInstructorTerms } from '../terms/term-store.ts';
import { splitNet } from './earning.ts';
import { lockEarnings } from './lock-earnings.ts';
import { listRefunds, saveReversals } from './reversal-store.ts';

/** The columns of an earning that depend on the instructor's percentage. */
export const splitByTerm = ({ share_percent }: InstructorTerm, net: bigint) => ({
  ...splitNet(net, share_percent),
  share_percent,
});

type Change = Pick<InstructorTerm, 'instructor_id' | 'valid_from'>;
type Sale = Pick<Selectable<Tables['earnings']>, 'id' | 'order_id' | 'instructor_id' | 'net' | 'sold_at'>;

/**
 * Splits sales by the percentage that was valid when each was made: the sales of the instructors that are not split yet and those
 * since a new percentage is valid. The reversals of refunds are calculated again.
 */
export const splitEarnings = async (tx: Kysely<Tables>, changes: readonly Change[]): Promise<void> => {
  const instructorIds = changes.map(({ instructor_id }) => instructor_id);
  await lockEarnings(tx, instructorIds);
  const [terms, sales] = await Promise.all([
    listInstructorTerms(tx, instructorIds),
    listAffectedSales(tx, changes),
  ]);
  if (sales.length === 0) return;
  const termsById = Map.groupBy(terms, ({ instructor_id }) => instructor_id);
  const split = sales.flatMap(({ id, order_id, instructor_id, net, sold_at }) => {
    const term = findTermAt(termsById.get(instructor_id) ?? [], sold_at);
    return term ? { id, order_id, ...splitByTerm(term, net) } : [];
  });
  await sql`
    update earnings set share = split.share, platform = split.platform, share_percent = split.share_percent
    from ${rowsOf(splitColumns, split)} as split where earnings.id = split.id
  `.execute(tx);
  const orderIds = split.map(({ order_id }) => order_id);
  await saveReversals(tx, split, await listRefunds(tx, orderIds));
};

const changeColumns = { instructor_id: 'text', valid_from: 'timestamptz' };
const splitColumns = { id: 'text', share: 'bigint', platform: 'bigint', share_percent: 'integer' };

/** A part for each index: sales by time, and sales without a share. */
const listAffectedSales = async (
  tx: Kysely<Tables>,
  changes: readonly Change[],
): Promise<readonly Sale[]> => {
  const { rows } = await sql<Sale>`
    select sales.* from ${rowsOf(changeColumns, changes)} as changes, lateral (
      select id, order_id, instructor_id, net, sold_at from earnings
       where instructor_id = changes.instructor_id and sold_at >= changes.valid_from
      union select id, order_id, instructor_id, net, sold_at from earnings
       where instructor_id = changes.instructor_id and share is null
    ) as sales
  `.execute(tx);
  return [...new Map(rows.map((sale) => [sale.id, sale])).values()];
};
