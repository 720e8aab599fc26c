import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { BEGIN, runStatement, type Shapes } from './statement.ts';

/** Statements that are made of parts (lists of values) could be without number; each takes memory at the server. */
const MOST_STATEMENTS = 500;

/** A table was changed under a running service: what was prepared answers other columns now. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message.startsWith('cached plan');

/**
 * A pool whose connections prepare each statement the first time they run it: reading and planning it anew each time
 * took half of the server's work for statements as small as ours. A connection on which a statement is outdated (a
 * migration ran meanwhile) prepares all of them again under other names.
 */
export const preparing = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST_STATEMENTS) names.set(text, `s${names.size}`);
    return names.get(text);
  };
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const wrapped = known.get(client) ?? preparingClient(client, nameOf);
      known.set(client, wrapped);
      return wrapped;
    },
  };
};

const preparingClient = (
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient => {
  const shapes: Shapes = new Map();
  let outdated = 0;
  const run = async (text: string, values: readonly unknown[], opens: boolean) => {
    const known = values.length > 0 ? nameOf(text) : undefined;
    if (known === undefined) {
      if (opens) await client.query(BEGIN);
      return client.query(text, [...values]);
    }
    try {
      return await runStatement(client, { name: `${known}.${outdated}`, text, values, opens }, shapes);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      outdated += 1;
      // It has changed nothing. Within a transaction this fails too: the transaction is run again as a whole.
      return client.query(text, [...values]).catch(() => Promise.reject(error));
    }
  };
  return {
    release: (destroy) => client.release(destroy),
    // The other form, with a cursor, is used only where one is configured.
    query: joiningBegin(client, run) as unknown as PostgresPoolClient['query'],
  };
};

type Run = (text: string, values: readonly unknown[], opens: boolean) => Promise<pg.QueryResult>;

/** A transaction begins with its first statement, in the same round trip; one without any is nothing at all. */
const joiningBegin = (client: pg.PoolClient, run: Run) => {
  let isKnown = false;
  let opens = false;
  return async (text: string, values: readonly unknown[]): Promise<Partial<pg.QueryResult>> => {
    if (text === BEGIN && !isKnown) {
      const begun = await client.query({ name: BEGIN, text });
      isKnown = true;
      return begun;
    }
    if (text === BEGIN) {
      opens = true;
      return { command: 'BEGIN', rowCount: null, rows: [] };
    }
    const first = opens;
    opens = false;
    if (first && (text === 'commit' || text === 'rollback'))
      return { command: text.toUpperCase(), rowCount: null, rows: [] };
    return run(text, values, first);
  };
};
