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

/** A transaction: the writes with one Tx commit together, or not at all. */
export type Tx<Tables> = Transaction<Tables>;

const MAX_ATTEMPTS = 4;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const retryableCodes = new Set([SERIALIZATION_FAILURE, DEADLOCK_DETECTED]);

const isRetryable = (error: unknown): boolean =>
  isCachedPlanOutdated(error) ||
  (error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    retryableCodes.has(error.code));

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs the work in one transaction (read committed). After a serialization failure, a deadlock or a changed table the work
 * is run again, up to three times, so it must have no effect outside `tx`. Statements issued together (`Promise.all`) run
 * in the order of their issue and share a round trip; when one fails, those of its round trip and all later ones fail too.
 */
export const inTransaction = async <Tables, R>(
  db: Kysely<Tables>,
  work: (tx: Tx<Tables>) => Promise<R>,
): Promise<R> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.getExecutor().provideConnection((connection) => transact(db, connection, work));
    } catch (error) {
      if (!isRetryable(error) || attempt === MAX_ATTEMPTS) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
};

const transact = async <Tables, R>(
  db: Kysely<Tables>,
  connection: DatabaseConnection,
  work: (tx: Tx<Tables>) => Promise<R>,
): Promise<R> => {
  const execute = (text: string) => connection.executeQuery<{ command: string }>(CompiledQuery.raw(text));
  const { tx, close } = openTransaction(db, connection);
  const deferred: CompiledQuery[] = [];
  deferredStatements.set(tx, deferred);
  await execute('begin');
  try {
    const result = await work(tx);
    close();
    await commitWith(connection, deferred);
    return result;
  } catch (error) {
    close();
    await execute('rollback');
    throw error;
  }
};

/** Sends the deferred statements and the commit in one round trip. A failed statement turns the commit into a rollback. */
const commitWith = async (
  connection: DatabaseConnection,
  deferred: readonly CompiledQuery[],
): Promise<void> => {
  const statements = deferred.map((query) => connection.executeQuery(query));
  const commit = connection.executeQuery<{ command: string }>(CompiledQuery.raw('commit'));
  const [committed] = await Promise.all([commit, ...statements]);
  // PostgreSQL rolls back when the work ignored a failed statement.
  if (committed.rows[0]?.command === 'ROLLBACK') throw new Error('the transaction failed before its end');
};

// Only the query compiler is used: statements run on the given connection.
const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const driver = new DummyDriver();

const deferredStatements = new WeakMap<object, CompiledQuery[]>();

/** Kysely's own transactions send one statement at a time; this one sends each statement immediately. */
const openTransaction = <Tables>(db: Kysely<Tables>, connection: DatabaseConnection) => {
  let isClosed = false;
  const issued: Promise<unknown>[] = [];
  const executor = db.getExecutor().withConnectionProvider({
    provideConnection: async (use) => {
      if (isClosed) throw new Error('the transaction or connection is closed');
      const result = use(connection);
      issued.push(result);
      return result;
    },
  });
  const tx = new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
  const close = (): void => {
    isClosed = true;
  };
  return { tx, close, allSettled: () => Promise.allSettled(issued) };
};

/**
 * Runs the work on one connection, without a transaction: statements issued together (`Promise.all`) run in the order of
 * their issue and share a round trip.
 */
export const runOnOneConnection = <Tables, R>(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<R>,
): Promise<R> =>
  db.getExecutor().provideConnection(async (connection) => {
    const { tx, close, allSettled } = openTransaction(db, connection);
    try {
      return await work(tx);
    } finally {
      close();
      // The next user of the connection must not share a round trip with statements that the work no longer awaits.
      await allSettled();
    }
  });

/**
 * Defers a statement whose result is not needed to the end of the transaction, where it shares the commit's round trip. It
 * commits with the rest of the transaction.
 */
export const deferToCommit = async <Tables>(tx: Tx<Tables>, query: CompiledQuery): Promise<void> => {
  const deferred = deferredStatements.get(tx);
  // A transaction of Kysely itself, as in some tests, has no deferred statements.
  if (!deferred) await tx.executeQuery(query);
  else deferred.push(query);
};
