import type { LimitOffset } from '@sargam/chassis/paging';
import { TotalSort } from '@sargam/proto/payouts/v1/analytics';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocalizedText, Tables } from '../database.ts';
import type { SaleFilter } from '../earnings/earning-store.ts';
import { allOf, containsText, lifetimeTotalOf } from './instructor-totals.ts';

type Db = Kysely<Tables>;

export interface CourseTotalsRow {
  readonly id: string;
  readonly title: LocalizedText;
  readonly category: string;
  readonly published: boolean;
  readonly instructor_id: string;
  readonly instructor_name: LocalizedText | null;
  readonly count: bigint;
  readonly paid: bigint;
  readonly net: bigint;
  readonly share: bigint;
  readonly platform: bigint;
}

export interface CourseTotalsFilter {
  /** Empty for every course. */
  readonly instructorId: string;
  readonly search: string;
  readonly sort?: TotalSort;
  readonly ascending: boolean;
}

const sortColumns: Partial<Record<TotalSort, string>> = {
  [TotalSort.TOTAL_SORT_NAME]: `courses.title->>'en'`,
  [TotalSort.TOTAL_SORT_PAID]: 'totals.paid',
};

const matches = ({ instructorId, search }: CourseTotalsFilter) =>
  allOf([
    instructorId !== '' && sql`courses.instructor_id = ${instructorId}`,
    search !== '' && containsText('courses', search),
  ]);

interface Order {
  readonly column: string;
  readonly isByTotal: boolean;
  readonly direction: 'asc' | 'desc';
  readonly keyDirection: 'asc' | 'desc';
}

const orderOf = ({ sort, ascending }: CourseTotalsFilter): Order => {
  const column = (sort && sortColumns[sort]) ?? 'totals.count';
  const isByTotal = column.startsWith('totals');
  // The ascending order by key keeps the order of the index in one direction only.
  const keyDirection = isByTotal === ascending ? 'desc' : 'asc';
  return { column, isByTotal, direction: ascending ? 'asc' : 'desc', keyDirection };
};

const orderBy = ({ column, isByTotal, direction, keyDirection }: Order) =>
  sql.raw(`order by ${column} ${direction}, ${isByTotal ? 'totals.key' : 'courses.id'} ${keyDirection}`);

/** The ids and sorted values of the courses that match, in the order of the list. */
const selectIds = (filter: CourseTotalsFilter, order: Order) => {
  const value = sql.raw(order.column);
  if (!order.isByTotal)
    return sql`select id, ${value} as value from courses where ${matches(filter)} ${orderBy(order)}`;
  const isLifetime = sql`scope = 'course' and day = 'infinity'`;
  // The limit makes the planner read the total of each of the few courses: it expects the index of all totals to be small and reads it.
  if (filter.instructorId !== '')
    return sql`select id, ${value} as value from courses join lateral (
        select key, count, paid from totals where ${isLifetime} and key = courses.id limit 1
      ) as totals on true
      where ${matches(filter)} ${orderBy(order)}`;
  return sql`select key as id, ${value} as value from totals
    ${filter.search === '' ? sql`` : sql`join courses on courses.id = key and ${matches(filter)}`}
    where ${isLifetime} ${orderBy(order)}`;
};

/** The first rows of an order that are compared with a search before all courses are. */
const firstRows = 1_000;

/**
 * The same ids among the first rows of the order. A prepared statement is planned without the text of the search, for one course in 200
 * that matches, and then reads all courses. The limit of the lateral join makes the planner read the courses in their order instead,
 * until the page is full.
 */
const selectIdsAmongFirst = (filter: CourseTotalsFilter, order: Order) => sql`
  select first.id from (${selectIds({ ...filter, search: '' }, order)} limit ${sql.lit(firstRows)}) as first
  join lateral (select from courses where courses.id = first.id and ${matches(filter)} limit 1) as found on true
  order by value ${sql.raw(order.direction)}, first.id ${sql.raw(order.keyDirection)}`;

/** Lifetime sums of a page of courses. The totals are at most a second old. */
export const listCourseTotals = async (
  db: Db,
  filter: CourseTotalsFilter,
  { limit, offset }: LimitOffset,
): Promise<readonly CourseTotalsRow[]> => {
  const order = orderOf(filter);
  const { column, direction, keyDirection } = order;
  // The page is cut before its sums and names are read. A sale can arrive before its course, which is then left out of its page.
  // The limit is a part of the statement, so that the planner knows how few rows the page has.
  const selectPage = async (ids: RawBuilder<unknown>) => {
    const { rows } = await sql<CourseTotalsRow>`
      select courses.id, title, category, courses.published, instructor_id, instructors.name as instructor_name,
        totals.count, totals.paid, totals.net, totals.share, totals.platform
      from (${ids} limit ${sql.lit(limit)} offset ${offset}) as listed
      join courses on courses.id = listed.id
      join lateral ${lifetimeTotalOf('course')} as totals on true
      left join instructors on instructors.id = courses.instructor_id
      order by ${sql.raw(`${column} ${direction}, courses.id ${keyDirection}`)}
    `.execute(db);
    return rows;
  };
  if (filter.search !== '' && filter.instructorId === '' && offset + limit <= firstRows) {
    const rows = await selectPage(selectIdsAmongFirst(filter, order));
    if (rows.length === limit) return rows;
  }
  return selectPage(selectIds(filter, order));
};

export const countCourses = async (db: Db, filter: CourseTotalsFilter): Promise<number> => {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from courses where ${matches(filter)}
  `.execute(db);
  return Number(rows[0]?.total ?? 0);
};

export const findCourseInstructor = async (db: Db, courseId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('courses')
    .select('instructor_id')
    .where('id', '=', courseId)
    .executeTakeFirst();
  return row?.instructor_id;
};

/** Sums of the sales of a course in a range. Reversals of these sales count, whenever they were. */
export const sumCourseSales = async (db: Db, { courseId, from, until }: SaleFilter) => {
  const { rows } = await sql<{ paid: bigint; received: bigint }>`
    select coalesce(sum(paid), 0)::bigint as paid,
      coalesce(sum(net + (select coalesce(sum(share + platform), 0) from reversals where earning_id = earnings.id)), 0)::bigint as received
    from earnings where course_id = ${courseId} and sold_at >= ${from} and sold_at < ${until}
  `.execute(db);
  return { paidPoisha: rows[0]?.paid ?? 0n, receivedPoisha: rows[0]?.received ?? 0n };
};
