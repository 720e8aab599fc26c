import type { LimitOffset } from '@sargam/chassis/paging';
import { insertRows } from '@sargam/chassis/sql';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type SaleRow = Selectable<Tables['earnings']> & {
  buyer_name: string | null;
  buyer_email: string | null;
  /** Sum of the reversals; zero or negative. */
  reversed_share: bigint;
  reversed_platform: bigint;
};

const earningColumns = {
  id: 'text',
  order_id: 'text',
  instructor_id: 'text',
  line_course_id: 'text',
  course_id: 'text',
  course_title: 'jsonb',
  student_id: 'text',
  coupon_code: 'text',
  coupon_percent: 'integer',
  paid: 'bigint',
  net: 'bigint',
  share: 'bigint',
  platform: 'bigint',
  share_percent: 'integer',
  sold_at: 'timestamptz',
  price: 'bigint',
  category: 'text',
};

/** Returns the ids of the inserted earnings. An existing earning of the same line and course stays unchanged. */
export const insertEarnings = async (
  db: Db,
  earnings: readonly Required<Insertable<Tables['earnings']>>[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    ${insertRows('earnings', earningColumns, earnings)}
    on conflict (order_id, line_course_id, course_id) do nothing returning id
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
};

/** Sum of the reversals of an earning. */
const sumReversals = (column: 'share' | 'platform') =>
  sql<bigint>`(select coalesce(sum(${sql.ref(column)}), 0)::bigint from reversals where earning_id = earnings.id)`;

export interface SaleFilter {
  readonly instructorId?: string;
  readonly courseId?: string;
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
}

const selectSales = (db: Db, { instructorId, courseId, from, until }: SaleFilter) =>
  db
    .selectFrom('earnings')
    .$if(instructorId !== undefined, (query) => query.where('instructor_id', '=', instructorId ?? ''))
    .$if(courseId !== undefined, (query) => query.where('course_id', '=', courseId ?? ''))
    .where('sold_at', '>=', from)
    .where('sold_at', '<', until);

/** A page of sales, newest first. */
export const listSales = (db: Db, filter: SaleFilter, page: LimitOffset): Promise<SaleRow[]> =>
  selectSales(db, filter)
    .leftJoin('people', 'people.id', 'earnings.student_id')
    .selectAll('earnings')
    .select(['people.name as buyer_name', 'people.email as buyer_email'])
    .select([sumReversals('share').as('reversed_share'), sumReversals('platform').as('reversed_platform')])
    .orderBy('sold_at', 'desc')
    .orderBy('earnings.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

/** The sales of one order in the order of its lines. */
export const listOrderSales = (db: Db, orderId: string) =>
  db
    .selectFrom('earnings')
    .leftJoin('people', 'people.id', 'earnings.student_id')
    .leftJoin('instructors', 'instructors.id', 'earnings.instructor_id')
    .where('order_id', '=', orderId)
    .selectAll('earnings')
    .select([
      'people.name as buyer_name',
      'people.email as buyer_email',
      'instructors.name as instructor_name',
    ])
    .select([sumReversals('share').as('reversed_share'), sumReversals('platform').as('reversed_platform')])
    .orderBy('earnings.id')
    .execute();

export const countSales = async (db: Db, filter: SaleFilter): Promise<number> => {
  const { total } = await selectSales(db, filter)
    .select((select) => select.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};
