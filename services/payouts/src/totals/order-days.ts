import type { DayRange } from '@sargam/proto/payouts/v1/analytics';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';

/** Orders of one state: their number, and what was received for them less what went back by card. */
export interface OrderDays {
  /** The state. */
  readonly key: string;
  readonly count: bigint;
  readonly net: bigint;
}

/** The rows of days, for an open range with one limit; the row of all days is at `infinity`. */
const [earliestDay, latestDay] = ['0001-01-01', '9999-12-31'];

/**
 * The orders of these days in Dhaka by state, with the changes that are not added to the totals yet. An empty day is no limit. The
 * index `totals_orders` answers it alone.
 */
export const sumOrderDays = async (
  db: Kysely<Tables>,
  { firstDay, lastDay }: DayRange,
): Promise<readonly OrderDays[]> => {
  const days = sql`between ${firstDay || earliestDay}::date and ${lastDay || latestDay}::date`;
  const isTotal = firstDay === '' && lastDay === '' ? sql`= 'infinity'` : days;
  const { rows } = await sql<OrderDays>`
    select key, sum(count)::bigint as count, sum(net)::bigint as net
    from (
      select key, count, net from totals where scope = 'order' and day ${isTotal}
      union all select key, count, net from total_changes where scope = 'order' and day ${days}
    ) as sums group by key
  `.execute(db);
  return rows;
};
