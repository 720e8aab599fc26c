import type { Kysely, Transaction } from 'kysely';
import { isOutdated } from './prepared.ts';

/** What a store works on: everything done with one Tx is kept together or not at all. */
export type Tx<Tables> = Transaction<Tables>;

const ATTEMPTS = 4;
const clashes = new Set(['40001', '40P01']);

const isClash = (error: unknown): boolean =>
  isOutdated(error) ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && clashes.has(error.code));

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs the work in one transaction (read committed). Where PostgreSQL ends it because two transactions were in each
 * other's way (serialization failure, deadlock), or because a table was changed meanwhile, the work is run again, up to
 * three times: it must have no effect outside `tx`.
 */
export const inTransaction = async <Tables, R>(
  db: Kysely<Tables>,
  work: (tx: Tx<Tables>) => Promise<R>,
): Promise<R> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isClash(error) || attempt === ATTEMPTS) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
};
