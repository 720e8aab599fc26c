import { Pool } from 'pg';
import type { Rig } from '../rig/rig.ts';
import { faultsOf, overusedCoupons } from './faults.ts';

/** Reads what the services have written down, past them. */
export interface Books {
  /** What contradicts itself or another service's rows, in words; empty when all is well. */
  faults(): Promise<readonly string[]>;
  /** How many times the order's money became sales. */
  settlements(order: string): Promise<number>;
  /** How many orders gave access once, and how many more often. */
  enrolmentsAnOrder(): Promise<Counted>;
  /** The same of earnings booked for a line. */
  earningsAnOrder(): Promise<Counted>;
  /** Coupons whose uses are more than they allow, or not those that are written down. */
  overusedCoupons(): Promise<number>;
  /** Rows of any of the services' databases. */
  ask<T>(of: keyof Rig['databases'], text: string, values?: readonly unknown[]): Promise<T[]>;
  /** The same for what is asked again and again: the database plans it once, under its name. */
  askOften<T>(of: keyof Rig['databases'], statement: Statement): Promise<T[]>;
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
 * @param databases Their addresses, past the counting taps.
 * @param connections How many questions each of them is asked at once, at most.
 */
export const openBooks = async (databases: Rig['databases'], connections = 3): Promise<Books> => {
  const pools = new Map(
    Object.entries(databases).map(([name, connectionString]) => [
      name,
      new Pool({ connectionString, max: connections }),
    ]),
  );
  const ask: Books['ask'] = async <T>(
    of: keyof Rig['databases'],
    text: string,
    values: readonly unknown[] = [],
  ) => {
    const result = await pools.get(of)?.query(text, [...values]);
    return (result?.rows ?? []) as T[];
  };
  const askOften: Books['askOften'] = async <T>(of: keyof Rig['databases'], statement: Statement) => {
    const result = await pools.get(of)?.query({ ...statement });
    return (result?.rows ?? []) as T[];
  };
  const counted = async (of: keyof Rig['databases'], text: string): Promise<Counted> => {
    const [row] = await ask<Counted>(
      of,
      `select count(*) filter (where n = 1)::int as once, count(*) filter (where n > 1)::int as more from (${text}) g`,
    );
    return row ?? { once: 0, more: 0 };
  };

  return {
    ask,
    askOften,
    faults: () => faultsOf(ask),
    settlements: async (order) => {
      const [row] = await ask<{ n: number }>(
        'commerce',
        `select count(distinct m.id)::int as n from movements m join entries e on e.movement_id = m.id
          where m.order_id = $1 and m.kind = 'receipt' and e.account_id = 'house/sales'`,
        [order],
      );
      return row?.n ?? 0;
    },
    enrolmentsAnOrder: () =>
      counted('learning', 'select count(*) as n from grants group by order_id, course_id'),
    earningsAnOrder: () =>
      counted('payouts', 'select count(*) as n from earnings group by order_id, line_course_id, course_id'),
    overusedCoupons: async () => (await ask<object>('commerce', overusedCoupons)).length,
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
};
