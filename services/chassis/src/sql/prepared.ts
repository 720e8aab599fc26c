import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

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
  let outdated = 0;
  const query = async (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    const parameters = [...values];
    if (name === undefined) return client.query(text, parameters);
    try {
      return await client.query({ name: `${name}.${outdated}`, text, values: parameters });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      outdated += 1;
      // It has changed nothing. Within a transaction this fails too: the transaction is run again as a whole.
      return client.query(text, parameters).catch(() => Promise.reject(error));
    }
  };
  return {
    release: (destroy) => client.release(destroy),
    // The other form, with a cursor, is used only where one is configured.
    query: query as unknown as PostgresPoolClient['query'],
  };
};
