import { Pool, type QueryConfig } from 'pg';
import type { TestSystem } from '../system/test-system.ts';
import { findRowViolations, overusedCouponsQuery } from './row-checks.ts';

export type DatabaseName = keyof TestSystem['databaseUrls'];

export interface Statement {
  readonly name: string;
  readonly text: string;
}

interface Counted {
  readonly once: number;
  readonly more: number;
}

export type Query = <T>(database: DatabaseName, text: string, values?: readonly unknown[]) => Promise<T[]>;

/** An idle connection breaks when its server is killed; the next query opens another one, or fails. */
const openPool = (connectionString: string, max: number): Pool =>
  new Pool({ connectionString, max }).on('error', () => undefined);

/**
 * Reads the services’ databases directly, without their APIs. Opens a connection pool to each.
 * @param databaseUrls Addresses that bypass the counting proxies.
 * @param connections Maximum number of connections to each database.
 */
export const openServiceDatabases = async (databaseUrls: TestSystem['databaseUrls'], connections = 3) => {
  const pools = new Map(
    Object.entries(databaseUrls).map(([name, connectionString]) => [
      name,
      openPool(connectionString, connections),
    ]),
  );
  const run = async <T>(database: DatabaseName, statement: QueryConfig): Promise<T[]> =>
    (await pools.get(database)?.query(statement))?.rows ?? [];
  const query: Query = (database, text, values = []) => run(database, { text, values: [...values] });

  return {
    /** Runs SQL on the database of one service. */
    query,
    /** Runs a prepared statement, which the database plans once under its name. */
    queryPrepared: <T>(database: DatabaseName, statement: Statement) => run<T>(database, { ...statement }),
    /** Descriptions of rows that violate an invariant, within one service or between two; empty when all hold. */
    findViolations: (): Promise<readonly string[]> => findRowViolations(query),
    /** How often the money of the order was booked as sales. */
    countSettlements: async (order: string): Promise<number> => {
      const [row] = await query<{ n: number }>(
        'commerce',
        `select count(distinct m.id)::int as n from movements m join entries e on e.movement_id = m.id
          where m.order_id = $1 and m.kind = 'receipt' and e.account_id = 'house/sales'`,
        [order],
      );
      return row?.n ?? 0;
    },
    /** Number of order lines with one access grant, and with more than one. */
    countEnrolmentsPerOrder: () =>
      countOnceAndMore(query, 'learning', 'select count(*) as n from grants group by order_id, course_id'),
    /** Number of order lines with one earning, and with more than one. */
    countEarningsPerOrder: () =>
      countOnceAndMore(
        query,
        'payouts',
        'select count(*) as n from earnings group by order_id, line_course_id, course_id',
      ),
    /** Number of coupons used beyond their limit, or whose counters differ from their use rows. */
    countOverusedCoupons: async () => (await query<object>('commerce', overusedCouponsQuery)).length,
    close: async () => void (await Promise.all([...pools.values()].map((pool) => pool.end()))),
  };
};

export type ServiceDatabases = Awaited<ReturnType<typeof openServiceDatabases>>;

/** Counts the groups of the query with one row, and with more than one. The query returns the size of each group as `n`. */
const countOnceAndMore = async (query: Query, database: DatabaseName, text: string): Promise<Counted> => {
  const [row] = await query<Counted>(
    database,
    `select count(*) filter (where n = 1)::int as once, count(*) filter (where n > 1)::int as more from (${text}) g`,
  );
  return row ?? { once: 0, more: 0 };
};
