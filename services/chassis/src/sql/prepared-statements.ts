import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { createPipeline, type Query } from './pipeline.ts';

/** Each prepared statement takes memory at the server, and statements with lists of values can be without number. */
const MAX_STATEMENTS = 500;

/** Whether a table was changed since the statement was prepared, so that its result has other columns now. */
export const isCachedPlanOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message.startsWith('cached plan');

/**
 * A pool whose connections prepare each statement at its first run: parsing and planning took half of the server's work
 * for our small statements. After a migration changed a table, the connection prepares its statements again under new
 * names.
 */
export const withPreparedStatements = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MAX_STATEMENTS) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  const wrappedClients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const wrapped = wrappedClients.get(client) ?? preparingClient(client, nameOf);
      wrappedClients.set(client, wrapped);
      return wrapped;
    },
  };
};

const transactionEnds = new Set(['commit', 'rollback']);

const preparingClient = (
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient => {
  const send = createPipeline(client);
  let generation = 0;
  let isUsable = true;
  const statementName = ({ text, values }: Query): string | undefined => {
    // A rollback is not prepared: after a failed statement nothing else of the round trip runs, so it is sent alone.
    if (text === 'begin' || text === 'commit') return text;
    const name = values.length > 0 ? nameOf(text) : undefined;
    return name && `${name}.${generation}`;
  };
  const run: RunQuery = async (query, isInTransaction) => {
    try {
      return await send(query, statementName(query));
    } catch (error) {
      if (query.text === 'rollback') isUsable = false;
      if (!isCachedPlanOutdated(error)) throw error;
      generation += 1;
      // The failed statement changed nothing. A transaction must be run again as a whole: its commit may be sent already,
      // and the statement would then commit alone.
      if (isInTransaction) throw error;
      return send(query);
    }
  };
  return {
    release: (destroy) => client.release(destroy || !isUsable),
    // Kysely uses the overload with a cursor only when a cursor is configured.
    query: joinBeginWithFirstStatement(run) as unknown as PostgresPoolClient['query'],
  };
};

type RunQuery = (query: Query, isInTransaction: boolean) => Promise<Partial<pg.QueryResult>>;

/** Sends `begin` with the first statement of a transaction; a transaction without statements is not sent at all. */
const joinBeginWithFirstStatement = (run: RunQuery) => {
  let isBeginPending = false;
  let isInTransaction = false;
  return (text: string, values: readonly unknown[]): Promise<Partial<pg.QueryResult>> => {
    const isFirst = isBeginPending;
    isBeginPending = text === 'begin';
    if (isBeginPending || (isFirst && transactionEnds.has(text)))
      return Promise.resolve({ command: text.toUpperCase(), rowCount: null, rows: [] });
    isInTransaction ||= isFirst;
    // When `begin` fails, the statement after it fails too and reports the error.
    if (isFirst) run({ text: 'begin', values: [] }, isInTransaction).catch(() => undefined);
    const result = run({ text, values }, isInTransaction);
    if (transactionEnds.has(text)) isInTransaction = false;
    return result;
  };
};
