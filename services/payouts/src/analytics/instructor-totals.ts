import type { LimitOffset } from '@sargam/chassis/paging';
import { OrderState } from '@sargam/proto/commerce/v1/order';
import type { CountWaitingResponse } from '@sargam/proto/payouts/v1/analytics';
import { TotalSort } from '@sargam/proto/payouts/v1/analytics';
import { type Kysely, sql } from 'kysely';
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

const sortColumns: Partial<Record<TotalSort, string>> = {
  [TotalSort.TOTAL_SORT_NAME]: `instructors.name->>'en'`,
  [TotalSort.TOTAL_SORT_PAID]: 'coalesce(paid, 0)',
  [TotalSort.TOTAL_SORT_EARNINGS]: 'coalesce(share, 0)',
  [TotalSort.TOTAL_SORT_JOINED]: 'instructors.joined_at',
  [TotalSort.TOTAL_SORT_DUE]: 'coalesce(share, 0) - coalesce(settled, 0)',
};

/** Part of a text in either language, with the wildcards of `like` as plain characters. */
export const containsText = (column: string, search: string) => {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(${sql.raw(column)}->>'en' ilike ${pattern} or ${sql.raw(column)}->>'bn' ilike ${pattern})`;
};

const matches = ({ instructorId, search }: TotalsFilter) => sql`
  (${instructorId ?? null}::text is null or instructors.id = ${instructorId ?? null})
  and (${search} = '' or ${containsText('instructors.name', search)})
`;

/** Lifetime sums of a page of instructors. The totals are at most a second old. */
export const listInstructorTotals = async (
  db: Db,
  filter: TotalsFilter,
  { limit, offset }: LimitOffset,
): Promise<readonly InstructorTotalsRow[]> => {
  const sortBy = sql.raw((filter.sort && sortColumns[filter.sort]) ?? 'coalesce(count, 0)');
  const direction = sql.raw(filter.ascending ? 'asc' : 'desc');
  // The totals are read once, not once for each instructor. Everything else is read for the rows of the page only.
  const { rows } = await sql<InstructorTotalsRow>`
    with lifetime as materialized (
      select key, count, paid, share, platform from totals where scope = 'instructor' and day = 'infinity'
    ),
    listed as (
      select instructors.id, coalesce(count, 0)::bigint as count, coalesce(paid, 0)::bigint as paid, coalesce(share, 0)::bigint as share,
        coalesce(platform, 0)::bigint as platform, coalesce(settled, 0)::bigint as settled
      from instructors
      left join lifetime on key = instructors.id
      left join settled_totals on settled_totals.instructor_id = instructors.id
      where ${matches(filter)}
      order by ${sortBy} ${direction}, instructors.id ${direction} limit ${limit} offset ${offset}
    )
    select listed.*, name, joined_at, published, (select count(*) from courses where instructor_id = listed.id) as courses
    from listed join instructors on instructors.id = listed.id
    order by ${sortBy} ${direction}, instructors.id ${direction}
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
export const countDues = async (db: Db): Promise<CountWaitingResponse> => {
  const { rows } = await sql<{ dues: bigint; due: bigint; open: bigint; reviews: bigint }>`
    select count(*) as dues, coalesce(sum(due), 0)::bigint as due, (select count(*) from settlements where not settled) as open,
      coalesce((select count from current_totals
        where scope = 'order' and key = ${OrderState.ORDER_STATE_REVIEW} and day = 'infinity'), 0) as reviews
    from (
      select share - coalesce(settled, 0) as due
      from totals left join settled_totals on settled_totals.instructor_id = key
      where scope = 'instructor' and day = 'infinity'
    ) as each where due > 0
  `.execute(db);
  const [row] = rows;
  return {
    dues: Number(row?.dues ?? 0),
    duePoisha: row?.due ?? 0n,
    openSettlements: Number(row?.open ?? 0),
    reviews: Number(row?.reviews ?? 0),
  };
};
