import {
  CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely';
import { isCachedPlanOutdated } from './prepared-statements.ts';

/** What a store works on: everything done with one Tx is kept together or not at all. */
export type Tx<Tables> = Transaction<Tables>;

const ATTEMPTS = 4;
const retryableCodes = new Set(['40001', '40P01']);

const isRetryable = (error: unknown): boolean =>
  isCachedPlanOutdated(error) ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    retryableCodes.has(error.code));

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs the work in one transaction (read committed). Where PostgreSQL ends it because two transactions were in each
 * other's way (serialization failure, deadlock), or because a table was changed meanwhile, the work is run again, up to
 * three times: it must have no effect outside `tx`. Statements that it asks for at once (`Promise.all`) run in the order
 * in which they were asked for and share a round trip; where one fails, so do those that shared it and those behind it.
 */
export const inTransaction = async <Tables, R>(
  db: Kysely<Tables>,
  work: (tx: Tx<Tables>) => Promise<R>,
): Promise<R> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.getExecutor().provideConnection((connection) => transact(db, connection, work));
    } catch (error) {
      if (!isRetryable(error) || attempt === ATTEMPTS) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
};

const transact = async <Tables, R>(
  db: Kysely<Tables>,
  connection: DatabaseConnection,
  work: (tx: Tx<Tables>) => Promise<R>,
): Promise<R> => {
  const execute = (text: string) => connection.executeQuery<{ command: string }>(CompiledQuery.raw(text));
  const { tx, end } = openOn(db, connection);
  const deferred: CompiledQuery[] = [];
  deferredStatements.set(tx, deferred);
  await execute('begin');
  try {
    const result = await work(tx);
    end();
    const said = deferred.map((query) => connection.executeQuery(query));
    const [committed] = await Promise.all([execute('commit'), ...said]);
    // The work passed over a failed statement: nothing of it was kept.
    if (committed.rows[0]?.command === 'ROLLBACK') throw new Error('the transaction failed before its end');
    return result;
  } catch (error) {
    end();
    await execute('rollback');
    throw error;
  }
};

// Only what compiles statements is asked for anything: the connection is given.
const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const driver = new DummyDriver();

const deferredStatements = new WeakMap<object, CompiledQuery[]>();

/** kysely's own transactions and connections send one statement at a time; these hand over each as it comes. */
const openOn = <Tables>(db: Kysely<Tables>, connection: DatabaseConnection) => {
  let isOver = false;
  const asked: Promise<unknown>[] = [];
  const executor = db.getExecutor().withConnectionProvider({
    provideConnection: async (use) => {
      if (isOver) throw new Error('what this was for is over');
      const answer = use(connection);
      asked.push(answer);
      return answer;
    },
  });
  const tx = new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
  const end = (): void => {
    isOver = true;
  };
  return { tx, end, allAnswered: () => Promise.allSettled(asked) };
};

/**
 * Runs what it asks for on one connection, without a transaction: statements that it asks for at once (`Promise.all`) run
 * in the order in which they were asked for and share a round trip.
 */
export const runOnOneConnection = <Tables, R>(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<R>,
): Promise<R> =>
  db.getExecutor().provideConnection(async (connection) => {
    const { tx, end, allAnswered } = openOn(db, connection);
    try {
      return await work(tx);
    } finally {
      end();
      // Whoever is next on the connection must not share a round trip with what this work asked for and no longer awaits.
      await allAnswered();
    }
  });

/**
 * Leaves a statement whose answer nobody needs to the end of the transaction, where it shares the commit's round trip: it
 * is kept with the rest, or nothing is.
 */
export const deferToCommit = async <Tables>(tx: Tx<Tables>, query: CompiledQuery): Promise<void> => {
  const deferred = deferredStatements.get(tx);
  // In a transaction of kysely's own, as a test may begin one.
  if (!deferred) await tx.executeQuery(query);
  else deferred.push(query);
};
