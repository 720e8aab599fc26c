import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { createPipeline, type Query } from './pipeline.ts';

/** Statements that are made of parts (lists of values) could be without number; each takes memory at the server. */
const MOST_STATEMENTS = 500;

/** A table was changed under a running service: what was prepared answers other columns now. */
export const isCachedPlanOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message.startsWith('cached plan');

/**
 * A pool whose connections prepare each statement the first time they run it: reading and planning it anew each time
 * took half of the server's work for statements as small as ours. A connection on which a statement is outdated (a
 * migration ran meanwhile) prepares all of them again under other names.
 */
export const withPreparedStatements = (pool: pg.Pool): PostgresPool => {
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

const ends = new Set(['commit', 'rollback']);

const preparingClient = (
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient => {
  const ask = createPipeline(client);
  let outdated = 0;
  let isUsable = true;
  const nameFor = ({ text, values }: Query): string | undefined => {
    // Rolling back goes alone: behind a statement that fails nothing else is run.
    if (text === 'begin' || text === 'commit') return text;
    const known = values.length > 0 ? nameOf(text) : undefined;
    return known && `${known}.${outdated}`;
  };
  const run: Run = async (asked, isWithin) => {
    try {
      return await ask(asked, nameFor(asked));
    } catch (error) {
      if (asked.text === 'rollback') isUsable = false;
      if (!isCachedPlanOutdated(error)) throw error;
      outdated += 1;
      // It has changed nothing. A transaction is run again as a whole: its end may have been asked for already, and
      // behind that the statement would be kept by itself.
      if (isWithin) throw error;
      return ask(asked);
    }
  };
  return {
    release: (destroy) => client.release(destroy || !isUsable),
    // The other form, with a cursor, is used only where one is configured.
    query: joiningBegin(run) as unknown as PostgresPoolClient['query'],
  };
};

/** `isWithin` a transaction, or by itself. */
type Run = (asked: Query, isWithin: boolean) => Promise<Partial<pg.QueryResult>>;

/** A transaction begins with its first statement; one without any is nothing at all. */
const joiningBegin = (run: Run) => {
  let opens = false;
  let isWithin = false;
  return (text: string, values: readonly unknown[]): Promise<Partial<pg.QueryResult>> => {
    const first = opens;
    opens = text === 'begin';
    if (opens || (first && ends.has(text)))
      return Promise.resolve({ command: text.toUpperCase(), rowCount: null, rows: [] });
    isWithin ||= first;
    // Where it fails, so does what comes behind it.
    if (first) run({ text: 'begin', values: [] }, isWithin).catch(() => undefined);
    const answer = run({ text, values }, isWithin);
    if (ends.has(text)) isWithin = false;
    return answer;
  };
};
