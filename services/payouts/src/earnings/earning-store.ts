import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';
import { splitNet } from './earning.ts';

type Db = Kysely<Tables>;
export type SaleRow = Selectable<Tables['earnings']> & { buyer_name: string | null };

/** What the children of a bundle cost and whose they are. Throws while one is not known here yet: the event is retried. */
export const bundleChildren = async (db: Db, ids: readonly string[]) => {
  const rows = await db.selectFrom('courses').selectAll().where('id', 'in', ids).execute();
  return ids.map((id) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) throw new Error(`the course ${id} of a bundle is not known yet`);
    return { courseId: id, instructorId: row.instructor_id, title: row.title, price: row.price };
  });
};

export const insertEarnings = async (
  db: Db,
  earnings: readonly Insertable<Tables['earnings']>[],
): Promise<void> => {
  if (earnings.length === 0) return;
  await db
    .insertInto('earnings')
    .values([...earnings])
    .onConflict((conflict) => conflict.columns(['order_id', 'line_course_id', 'course_id']).doNothing())
    .execute();
};

/** Splits what an instructor has earned but was not split yet, by today's percentage; later changes leave it alone. */
export const shareOpenEarnings = async (tx: Db, instructorId: string): Promise<void> => {
  const instructor = await tx
    .selectFrom('instructors')
    .select('share_percent')
    .where('id', '=', instructorId)
    .executeTakeFirst();
  if (!instructor) return;
  const open = await tx
    .selectFrom('earnings')
    .select(['id', 'net'])
    .where('instructor_id', '=', instructorId)
    .where('share', 'is', null)
    .forUpdate()
    .execute();
  for (const { id, net } of open) {
    const split = splitNet(net, instructor.share_percent);
    await tx
      .updateTable('earnings')
      .set({ ...split, share_percent: instructor.share_percent })
      .where('id', '=', id)
      .execute();
  }
};

/** An instructor's sales in a range, the newest first. `until` is exclusive. */
export const salesOf = (db: Db, instructorId: string, from: Date, until: Date): Promise<SaleRow[]> =>
  db
    .selectFrom('earnings')
    .leftJoin('people', 'people.id', 'earnings.student_id')
    .selectAll('earnings')
    .select('people.name as buyer_name')
    .where('instructor_id', '=', instructorId)
    .where('sold_at', '>=', from)
    .where('sold_at', '<', until)
    .orderBy('sold_at', 'desc')
    .orderBy('earnings.id', 'desc')
    .execute();

export const lifetimeShare = async (db: Db, instructorId: string): Promise<bigint> => {
  const row = await db
    .selectFrom('earnings')
    .select((select) => select.fn.sum<string | null>('share').as('share'))
    .where('instructor_id', '=', instructorId)
    .executeTakeFirst();
  return BigInt(row?.share ?? 0);
};
