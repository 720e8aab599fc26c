import { memoizeWithTtl } from '@sargam/chassis/caching';
import { dayMs, dhakaDay, startOfDhakaDay } from '@sargam/chassis/calendar';
import type { Clock } from '@sargam/chassis/clock';
import type { OrderState } from '@sargam/proto/commerce/v1/order';
import type { Dashboard, DayMoney, SalesComparison, StateCount } from '@sargam/proto/payouts/v1/analytics';
import { type Kysely, sql } from 'kysely';
import type { LocalizedText, Tables } from '../database.ts';
import { summarizeStates } from './sales-summary.ts';

type Db = Kysely<Tables>;

const rangeDays = 30;
/** The sums of 60 days take some milliseconds, and every open dashboard asks for the same. */
const cacheMs = 10_000;
const maxCompared = 10;

const addDays = (day: string, days: number): string =>
  dhakaDay(new Date(startOfDhakaDay(day).getTime() + days * dayMs));

interface OrderTotal {
  readonly day: string;
  readonly key: string;
  readonly count: bigint;
  readonly net: bigint;
}

const listOrderTotals = async (db: Db, first: string, last: string): Promise<readonly OrderTotal[]> =>
  db
    .selectFrom('current_totals')
    .select(['day', 'key', 'count', 'net'])
    .where('scope', '=', 'order')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();

const countDays = (totals: readonly OrderTotal[], first: string, count: number): DayMoney[] => {
  const byDay = Map.groupBy(totals, ({ day }) => day);
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index);
    const { total, paid, receivedPoisha } = summarizeStates(byDay.get(day) ?? []);
    return { day, orders: total, paidOrders: paid, receivedPoisha };
  });
};

const countStates = (current: readonly OrderTotal[], previous: readonly OrderTotal[]): StateCount[] => {
  const countIn = (totals: readonly OrderTotal[], state: string): number =>
    totals.reduce((sum, { key, count }) => sum + (key === state ? Number(count) : 0), 0);
  const states = [...new Set([...current, ...previous].map(({ key }) => key))].sort();
  return states.map((state) => ({
    state: state as OrderState,
    count: countIn(current, state),
    previousCount: countIn(previous, state),
  }));
};

interface ComparisonRow {
  readonly key: string;
  readonly name: LocalizedText | null;
  readonly count: bigint;
  readonly paid: bigint;
  readonly previous_count: bigint;
  readonly previous_paid: bigint;
}

/** Sales since `middle` and before it, the most first. */
const compareSales = async (
  db: Db,
  scope: 'instructor' | 'category',
  [first, middle, last]: readonly [string, string, string],
): Promise<SalesComparison[]> => {
  const { rows } = await sql<ComparisonRow>`
    select sums.*, name from (
      select key, coalesce(sum(count) filter (where day >= ${middle}::date), 0)::bigint as count,
        coalesce(sum(paid) filter (where day >= ${middle}::date), 0)::bigint as paid,
        coalesce(sum(count) filter (where day < ${middle}::date), 0)::bigint as previous_count,
        coalesce(sum(paid) filter (where day < ${middle}::date), 0)::bigint as previous_paid
      from totals where scope = ${scope} and day >= ${first}::date and day <= ${last}::date
      group by key order by paid desc, previous_paid desc, key limit ${maxCompared}
    ) as sums left join instructors on instructors.id = key
    order by paid desc, previous_paid desc, key
  `.execute(db);
  return rows.map((row) => ({
    key: row.key,
    name: row.name ?? undefined,
    saleCount: Number(row.count),
    paidPoisha: row.paid,
    previousSaleCount: Number(row.previous_count),
    previousPaidPoisha: row.previous_paid,
  }));
};

const loadDashboard = async (db: Db, last: string): Promise<Dashboard> => {
  const middle = addDays(last, 1 - rangeDays);
  const first = addDays(middle, -rangeDays);
  const [orders, instructors, categories] = await Promise.all([
    listOrderTotals(db, first, last),
    compareSales(db, 'instructor', [first, middle, last]),
    compareSales(db, 'category', [first, middle, last]),
  ]);
  const current = orders.filter(({ day }) => day >= middle);
  const previous = orders.filter(({ day }) => day < middle);
  return {
    range: { firstDay: middle, lastDay: last },
    days: countDays(orders, first, 2 * rangeDays),
    states: countStates(current, previous),
    instructors,
    categories,
    current: summarizeStates(current),
    previous: summarizeStates(previous),
  };
};

/** Reads the dashboard of the 30 days until a day. An answer is at most ten seconds old. */
export const createDashboardReader = (db: Db, clock: Clock) =>
  memoizeWithTtl({ clock, ttlMs: cacheMs, maxEntries: 2 }, (last: string) => loadDashboard(db, last));
