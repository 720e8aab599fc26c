import type { LimitOffset } from '@sargam/chassis/paging';
import { OrderState } from '@sargam/proto/commerce/v1/order';
import type { CountWaitingResponse } from '@sargam/proto/payouts/v1/analytics';
import { TotalSort } from '@sargam/proto/payouts/v1/analytics';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocalizedText, Tables } from '../database.ts';

type Db = Kysely<Tables>;

export interface InstructorTotalsRow {
  readonly id: string;
  readonly name: LocalizedText;
  readonly joined_at: Date;
  readonly published: boolean;
  readonly courses: bigint;
  readonly count: bigint;
  readonly paid: bigint;
  readonly share: bigint;
  readonly platform: bigint;
  readonly settled: bigint;
}

export interface TotalsFilter {
  /** Undefined for every instructor. */
  readonly instructorId?: string | undefined;
  readonly search: string;
  readonly sort?: TotalSort;
  readonly ascending: boolean;
}

/** Whether a text is part of `search_text`, with the wildcards of `like` as plain characters. */
export const containsText = (table: 'instructors' | 'courses', search: string) => {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`${sql.ref(`${table}.search_text`)} like lower(${pattern})`;
};

/** Only the conditions that the filter has: an index does not answer a condition that may be true for all rows. */
export const allOf = (conditions: readonly (RawBuilder<unknown> | false)[]) =>
  sql.join([sql`true`, ...conditions.filter((condition) => condition !== false)], sql` and `);

const matches = ({ instructorId, search }: TotalsFilter) =>
  allOf([
    instructorId !== undefined && sql`instructors.id = ${instructorId}`,
    search !== '' && containsText('instructors', search),
  ]);

const isLifetime = sql`scope = 'instructor' and day = 'infinity'`;
const withTotals = sql`totals join instructors on instructors.id = key and ${isLifetime}`;

/**
 * The lifetime sums of a listed row. Its limit makes the planner read one row of the index for each row of the page: without it the
 * planner expects 40 times fewer totals than there are, because scope and day are not independent, and reads all of them.
 */
export const lifetimeTotalOf = (scope: 'instructor' | 'course') => sql`(
  select count, paid, net, share, platform from totals
  where scope = ${sql.lit(scope)} and key = listed.id and day = 'infinity' limit 1
)`;

/** The rows and the column of each order. Each column has an index with the id of the instructor. */
const orders: Partial<Record<TotalSort, readonly [from: RawBuilder<unknown>, column: string]>> = {
  [TotalSort.TOTAL_SORT_NAME]: [sql`instructors`, `instructors.name->>'en'`],
  [TotalSort.TOTAL_SORT_JOINED]: [sql`instructors`, 'instructors.joined_at'],
  [TotalSort.TOTAL_SORT_PAID]: [withTotals, 'totals.paid'],
  [TotalSort.TOTAL_SORT_EARNINGS]: [withTotals, 'totals.share'],
  [TotalSort.TOTAL_SORT_DUE]: [sql`dues join instructors on instructors.id = dues.instructor_id`, 'dues.due'],
};

/** The id of the instructor in the table of an order, so that one index has the whole order. */
const idOfOrder = (column: string): string => {
  if (column.startsWith('totals')) return 'totals.key';
  return column.startsWith('dues') ? 'dues.instructor_id' : 'instructors.id';
};

/** Lifetime sums of a page of instructors. The totals are at most a second old. */
export const listInstructorTotals = async (
  db: Db,
  filter: TotalsFilter,
  { limit, offset }: LimitOffset,
): Promise<readonly InstructorTotalsRow[]> => {
  const [from, column] = (filter.sort && orders[filter.sort]) ?? [withTotals, 'totals.count'];
  const id = sql.raw(idOfOrder(column));
  const direction = sql.raw(filter.ascending ? 'asc' : 'desc');
  // The page is cut before its sums are read. Its limit is a part of the statement, so that the planner knows how few rows it has.
  const { rows } = await sql<InstructorTotalsRow>`
    select listed.id, name, joined_at, published, coalesce(count, 0)::bigint as count, coalesce(paid, 0)::bigint as paid,
      coalesce(share, 0)::bigint as share, coalesce(platform, 0)::bigint as platform, coalesce(settled, 0)::bigint as settled,
      (select count(*) from courses where instructor_id = listed.id) as courses
    from (
      select row_number() over () as position, ids.* from (
        select ${id} as id from ${from} where ${matches(filter)}
        order by ${sql.raw(column)} ${direction}, ${id} ${direction} limit ${sql.lit(limit)} offset ${offset}
      ) as ids
    ) as listed
    join instructors on instructors.id = listed.id
    left join lateral ${lifetimeTotalOf('instructor')} as totals on true
    left join settled_totals on settled_totals.instructor_id = listed.id
    order by position
  `.execute(db);
  return rows;
};

export const countInstructors = async (db: Db, filter: TotalsFilter): Promise<number> => {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from instructors where ${matches(filter)}
  `.execute(db);
  return Number(rows[0]?.total ?? 0);
};

/** What waits for an admin: instructors to whom money is due, payouts that are not settled, and payments under review. */
export const countWaiting = async (db: Db): Promise<CountWaitingResponse> => {
  const { rows } = await sql<{ to_pay: bigint; due: bigint; open: bigint; reviews: bigint }>`
    select count(*) as to_pay, coalesce(sum(due), 0)::bigint as due, (select count(*) from settlements where not settled) as open,
      coalesce((select count from current_totals
        where scope = 'order' and key = ${OrderState.ORDER_STATE_REVIEW} and day = 'infinity'), 0) as reviews
    from dues where due > 0
  `.execute(db);
  const [row] = rows;
  return {
    instructorsToPay: Number(row?.to_pay ?? 0),
    duePoisha: row?.due ?? 0n,
    openSettlements: Number(row?.open ?? 0),
    reviews: Number(row?.reviews ?? 0),
  };
};
