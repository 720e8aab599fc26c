import { rowsOf } from '@sargam/chassis/sql';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { findTermAt } from '../terms/term.ts';
import { type CourseTerm, listCourseTerms } from '../terms/term-store.ts';
import { lockEarnings } from './lock-earnings.ts';

/** The category of a course when it was sold; empty before the event about the course. */
export const findCategory = (terms: readonly CourseTerm[], soldAt: Date): string =>
  findTermAt(terms, soldAt)?.category ?? '';

type Change = Pick<CourseTerm, 'course_id' | 'valid_from'>;
type Sale = Pick<Selectable<Tables['earnings']>, 'id' | 'course_id' | 'sold_at' | 'category'>;

/** Sets the categories of the courses' sales since a new term is valid, and of their sales without one, to those at the time of the sale. */
export const categoriseEarnings = async (tx: Kysely<Tables>, changes: readonly Change[]): Promise<void> => {
  const courseIds = changes.map(({ course_id }) => course_id);
  await lockEarnings(tx, courseIds);
  const sales = await listAffectedSales(tx, changes);
  if (sales.length === 0) return;
  const terms = Map.groupBy(await listCourseTerms(tx, courseIds), ({ course_id }) => course_id);
  const changed = sales.flatMap(({ id, course_id, sold_at, category: before }) => {
    const category = findCategory(terms.get(course_id) ?? [], sold_at);
    return category === before ? [] : { id, category };
  });
  await sql`
    update earnings set category = changed.category
    from ${rowsOf({ id: 'text', category: 'text' }, changed)} as changed where earnings.id = changed.id
  `.execute(tx);
};

/** A part for each index: sales by time, and sales without a category. */
const listAffectedSales = async (
  tx: Kysely<Tables>,
  changes: readonly Change[],
): Promise<readonly Sale[]> => {
  const { rows } = await sql<Sale>`
    select sales.* from ${rowsOf({ course_id: 'text', valid_from: 'timestamptz' }, changes)} as changes, lateral (
      select id, course_id, sold_at, category from earnings
       where course_id = changes.course_id and sold_at >= changes.valid_from
      union select id, course_id, sold_at, category from earnings
       where course_id = changes.course_id and category = ''
    ) as sales
  `.execute(tx);
  return [...new Map(rows.map((sale) => [sale.id, sale])).values()];
};
