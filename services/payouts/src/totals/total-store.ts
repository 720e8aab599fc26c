import { type Kysely, sql } from 'kysely';
import type { PayoutsDatabase, Tables, TotalScope } from '../database.ts';

export interface Total {
  readonly count: bigint;
  readonly paid: bigint;
  readonly net: bigint;
  readonly share: bigint;
  readonly platform: bigint;
}

const zero: Total = { count: 0n, paid: 0n, net: 0n, share: 0n, platform: 0n };

/** The day of the sum of all days. */
const allDays = 'infinity';

/** The exact sum of all days, with the changes that are not added yet. */
export const findLifetimeTotal = async (db: Kysely<Tables>, scope: TotalScope, key: string): Promise<Total> =>
  (await db
    .selectFrom('current_totals')
    .select(['count', 'paid', 'net', 'share', 'platform'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('day', '=', allDays)
    .executeTakeFirst()) ?? zero;

/** Changes that one statement adds at most: while the service runs, and at the end of a rebuild, in tens of megabytes of memory. */
const [runningChanges, rebuiltChanges] = [20_000, 500_000];

/**
 * Adds the changes to the totals and deletes them, in one statement. Returns how many it added. Replicas take turns by a lock. Only
 * courses and instructors keep totals of zero, because their lists are sorted by totals.
 */
const addChanges = async (db: Kysely<Tables>, maxChanges: number): Promise<number> => {
  const { rows } = await sql<{ added: bigint }>`
    with turn as materialized (select pg_try_advisory_xact_lock(hashtext('totals')) as mine),
    taken as (
      delete from total_changes where ctid = any(array(select ctid from total_changes where (select mine from turn) limit ${maxChanges}))
      returning *
    ),
    every_row as (
      select * from taken where scope <> 'course' and day <> 'infinity'
      union all select scope, key, 'infinity', count, paid, net, share, platform from taken
    ),
    added as (
      insert into totals
      select scope, key, day, sum(count), sum(paid), sum(net), sum(share), sum(platform) from every_row group by scope, key, day
      on conflict (scope, key, day) do update set
        count = totals.count + excluded.count, paid = totals.paid + excluded.paid, net = totals.net + excluded.net,
        share = totals.share + excluded.share, platform = totals.platform + excluded.platform
    )
    select count(*) as added from taken
  `.execute(db);
  return Number(rows[0]?.added ?? 0);
};

const deleteZeros = async (db: Kysely<Tables>): Promise<void> => {
  await sql`
    delete from totals where count = 0 and paid = 0 and net = 0 and share = 0 and platform = 0
      and (scope in ('order', 'category') or day <> 'infinity')
  `.execute(db);
};

const addAllChanges = async (db: Kysely<Tables>, maxChanges: number): Promise<void> => {
  let added = await addChanges(db, maxChanges);
  if (added === 0) return;
  while (added === maxChanges) added = await addChanges(db, maxChanges);
  await deleteZeros(db);
};

/** Adds all changes to the totals. A job runs this every second. */
export const updateTotals = (db: Kysely<Tables>): Promise<void> => addAllChanges(db, runningChanges);

/** Adds all changes of a rebuild, without a limit of time. */
export const updateTotalsTogether = (database: PayoutsDatabase): Promise<void> =>
  database.transaction(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await addAllChanges(tx, rebuiltChanges);
  });

export const totalsIntervalMs = 1_000;
