import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type SaleRow = Selectable<Tables['earnings']> & {
  buyer_name: string | null;
  /** Sum of the reversals; zero or negative. */
  reversed_share: bigint;
  reversed_platform: bigint;
};

/** Returns the inserted rows. An existing earning of the same line and course stays unchanged. */
export const insertEarnings = async (
  db: Db,
  earnings: readonly Insertable<Tables['earnings']>[],
): Promise<Selectable<Tables['earnings']>[]> => {
  if (earnings.length === 0) return [];
  return db
    .insertInto('earnings')
    .values([...earnings])
    .onConflict((conflict) => conflict.columns(['order_id', 'line_course_id', 'course_id']).doNothing())
    .returningAll()
    .execute();
};

/** Sum of the reversals of an earning. */
const sumReversals = (column: 'share' | 'platform') =>
  sql<bigint>`(select coalesce(sum(${sql.ref(column)}), 0)::bigint from reversals where earning_id = earnings.id)`;

/** An instructor's sales in a range, newest first. `until` is exclusive. */
export const listSales = (db: Db, instructorId: string, from: Date, until: Date): Promise<SaleRow[]> =>
  db
    .selectFrom('earnings')
    .leftJoin('people', 'people.id', 'earnings.student_id')
    .selectAll('earnings')
    .select('people.name as buyer_name')
    .select([sumReversals('share').as('reversed_share'), sumReversals('platform').as('reversed_platform')])
    .where('instructor_id', '=', instructorId)
    .where('sold_at', '>=', from)
    .where('sold_at', '<', until)
    .orderBy('sold_at', 'desc')
    .orderBy('earnings.id', 'desc')
    .execute();

/** The sum of an instructor's shares minus reversals. */
export const sumLifetimeShare = async (db: Db, instructorId: string): Promise<bigint> => {
  const { share } = await db
    .selectFrom('earnings')
    .where('instructor_id', '=', instructorId)
    .select(sql<bigint>`coalesce(sum(coalesce(share, 0) + ${sumReversals('share')}), 0)::bigint`.as('share'))
    .executeTakeFirstOrThrow();
  return share;
};
