import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type SaleRow = Selectable<Tables['earnings']> & { buyer_name: string | null };

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
