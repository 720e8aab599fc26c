import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import { findTermAt } from '../terms/term.ts';
import { listCourseTerms } from '../terms/term-store.ts';
import { lockEarnings } from './split-earnings.ts';

interface Categorised {
  readonly course_id: string;
  readonly sold_at: Date;
  readonly category: string;
}

/** Adds the categories of the courses at the time of the sale. The caller holds the locks of the courses. */
export const addCategories = async <E extends Categorised>(
  tx: Tx<Tables>,
  earnings: readonly E[],
): Promise<E[]> => {
  const courseIds = earnings.map(({ course_id }) => course_id);
  const terms = Map.groupBy(await listCourseTerms(tx, courseIds), ({ course_id }) => course_id);
  return earnings.map((earning) => {
    const term = findTermAt(terms.get(earning.course_id) ?? [], earning.sold_at);
    return { ...earning, category: term?.category ?? '' };
  });
};

/** Sets the category of a course's sales since `validFrom`, and of its sales without a category, to the category at the time of the sale. */
export const categoriseEarnings = async (
  tx: Tx<Tables>,
  courseId: string,
  validFrom: Date,
): Promise<void> => {
  await lockEarnings(tx, [courseId]);
  const earnings = await tx
    .selectFrom('earnings')
    .select(['id', 'course_id', 'sold_at', 'category'])
    .where('course_id', '=', courseId)
    .where((where) => where.or([where('sold_at', '>=', validFrom), where('category', '=', '')]))
    .execute();
  if (earnings.length === 0) return;
  const before = new Map(earnings.map(({ id, category }) => [id, category]));
  const categorised = await addCategories(tx, earnings);
  const changed = categorised.filter(({ id, category }) => category !== before.get(id));
  for (const [category, sales] of Map.groupBy(changed, (sale) => sale.category)) {
    const ids = sales.map(({ id }) => id);
    await tx.updateTable('earnings').set({ category }).where('id', 'in', ids).execute();
  }
};
