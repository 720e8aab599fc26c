import { type Kysely, sql } from 'kysely';
import type { LocalizedText, Tables } from '../database.ts';
import type { SaleFilter } from './earning-store.ts';

/** One row for each day, one for each course, and one with neither for all sales. */
export interface SalesSumRow {
  readonly day: string | null;
  readonly course_id: string | null;
  readonly title: LocalizedText;
  readonly count: number;
  readonly net: bigint;
  /** Less reversals. */
  readonly share: bigint;
  readonly reversed: bigint;
}

/** The sums of an instructor's sales in the range, by day in Dhaka, by course and of all, in one pass over the sales. */
export const sumInstructorSales = async (
  db: Kysely<Tables>,
  { instructorId, from, until }: SaleFilter & { readonly instructorId: string },
): Promise<readonly SalesSumRow[]> => {
  const { rows } = await sql<SalesSumRow>`
    with sales as (
      select (sold_at at time zone 'Asia/Dhaka')::date as day, course_id, course_title, sold_at, net,
        coalesce(earnings.share, 0) as share, coalesce(reversed.share, 0) as reversed
      from earnings
      left join lateral (
        select sum(share) as share from reversals where earning_id = earnings.id
      ) as reversed on true
      where instructor_id = ${instructorId} and sold_at >= ${from} and sold_at < ${until}
    ),
    titles as (select distinct on (course_id) course_id, course_title as title from sales order by course_id, sold_at desc),
    sums as (
      select day, course_id, count(*)::integer as count, coalesce(sum(net), 0)::bigint as net,
        coalesce(sum(share + reversed), 0)::bigint as share, coalesce(sum(reversed), 0)::bigint as reversed
      from sales group by grouping sets ((day), (course_id), ())
    )
    select day::text, course_id, title, count, net, share, reversed from sums left join titles using (course_id)
    order by sums.day, count desc, course_id
  `.execute(db);
  return rows;
};
