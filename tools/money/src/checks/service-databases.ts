import { Pool, type QueryConfig } from 'pg';
import type { TestSystem } from '../system/test-system.ts';
import { findRowViolations, overusedCouponsQuery } from './row-checks.ts';

type DatabaseName = keyof TestSystem['databaseUrls'];

/** Reads the services’ databases directly, without their APIs. */
export interface ServiceDatabases {
  /** Descriptions of rows that violate an invariant, within one service or between two; empty when all hold. */
  findViolations(): Promise<readonly string[]>;
  /** How often the money of the order was booked as sales. */
  countSettlements(order: string): Promise<number>;
  /** Number of order lines with one access grant, and with more than one. */
  countEnrolmentsPerOrder(): Promise<Counted>;
  /** Number of order lines with one earning, and with more than one. */
  countEarningsPerOrder(): Promise<Counted>;
  /** Number of coupons used beyond their limit, or whose counters differ from their use rows. */
  countOverusedCoupons(): Promise<number>;
  /** Runs SQL on the database of one service. */
  query<T>(database: DatabaseName, text: string, values?: readonly unknown[]): Promise<T[]>;
  /** Runs a prepared statement, which the database plans once under its name. */
  queryPrepared<T>(database: DatabaseName, statement: Statement): Promise<T[]>;
  close(): Promise<void>;
}

export interface Statement {
  readonly name: string;
  readonly text: string;
}

interface Counted {
  readonly once: number;
  readonly more: number;
}

/**
 * Opens a connection pool to each database.
 * @param databaseUrls Addresses that bypass the counting proxies.
 * @param connections Maximum number of connections to each database.
 */
export const openServiceDatabases = async (
  databaseUrls: TestSystem['databaseUrls'],
  connections = 3,
): Promise<ServiceDatabases> => {
  const pools = new Map(
    Object.entries(databaseUrls).map(([name, connectionString]) => [
      name,
      new Pool({ connectionString, max: connections }),
    ]),
  );
  const run = async <T>(database: DatabaseName, statement: QueryConfig): Promise<T[]> =>
    (await pools.get(database)?.query(statement))?.rows ?? [];
  const query: ServiceDatabases['query'] = (database, text, values = []) =>
    run(database, { text, values: [...values] });

  return {
    query,
    queryPrepared: (database, statement) => run(database, { ...statement }),
    findViolations: () => findRowViolations(query),
    countSettlements: async (order) => {
      const [row] = await query<{ n: number }>(
        'commerce',
        `select count(distinct m.id)::int as n from movements m join entries e on e.movement_id = m.id
          where m.order_id = $1 and m.kind = 'receipt' and e.account_id = 'house/sales'`,
        [order],
      );
      return row?.n ?? 0;
    },
    countEnrolmentsPerOrder: () =>
      countOnceAndMore(query, 'learning', 'select count(*) as n from grants group by order_id, course_id'),
    countEarningsPerOrder: () =>
      countOnceAndMore(
        query,
        'payouts',
        'select count(*) as n from earnings group by order_id, line_course_id, course_id',
      ),
    countOverusedCoupons: async () => (await query<object>('commerce', overusedCouponsQuery)).length,
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
};

/** Counts the groups of the query with one row, and with more than one. The query returns the size of each group as `n`. */
const countOnceAndMore = async (
  query: ServiceDatabases['query'],
  database: DatabaseName,
  text: string,
): Promise<Counted> => {
  const [row] = await query<Counted>(
    database,
    `select count(*) filter (where n = 1)::int as once, count(*) filter (where n > 1)::int as more from (${text}) g`,
  );
  return row ?? { once: 0, more: 0 };
};
