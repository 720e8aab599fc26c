import type pg from 'pg';
import { type Prepared, type RowDescriptions, Statement, sendInOneRoundTrip } from './prepared-statement.ts';

export interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface PendingQuery extends Query {
  /** The name of its prepared statement; undefined for a query that is not prepared and is sent alone. */
  readonly name: string | undefined;
  readonly resolve: (result: pg.QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

const isPrepared = (query: PendingQuery): query is PendingQuery & Prepared => query.name !== undefined;

/**
 * Pipelines the queries of a connection: queries issued in one turn of the event loop, or while a response is awaited,
 * share a round trip. Writing to the server and waking it costs as much as a small statement. Results keep the order of
 * the queries.
 */
export const createPipeline = (client: pg.ClientBase) => {
  const rowDescriptions: RowDescriptions = new Map();
  let queue: PendingQuery[] = [];
  let isSending = false;

  const sendAlone = ({ text, values, resolve, reject }: PendingQuery): Promise<void> =>
    client.query(text, [...values]).then(resolve, reject);

  const sendPrepared = async (queries: readonly (PendingQuery & Prepared)[]): Promise<void> => {
    const statements: Statement[] = [];
    let invalid: { readonly error: unknown } | undefined;
    const results = queries.map(
      (query) =>
        new Promise<void>((settled) => {
          const done = (error: unknown, result?: pg.QueryResult): void => {
            if (result) query.resolve(result);
            else query.reject(error);
            settled();
          };
          // After a query that cannot be sent no later query may run, least of all a commit.
          if (invalid) return done(invalid.error);
          try {
            statements.push(new Statement(query, rowDescriptions, done));
          } catch (error) {
            invalid = { error };
            done(error);
          }
        }),
    );
    if (statements.length > 0) sendInOneRoundTrip(client, statements);
    await Promise.all(results);
  };

  const sendQueue = async (): Promise<void> => {
    for (let next = queue[0]; next; next = queue[0]) {
      const firstUnprepared = queue.findIndex((query) => !isPrepared(query));
      const prepared = queue
        .slice(0, firstUnprepared < 0 ? queue.length : firstUnprepared)
        .filter(isPrepared);
      queue = queue.slice(Math.max(1, prepared.length));
      await (prepared.length > 0 ? sendPrepared(prepared) : sendAlone(next));
    }
    isSending = false;
  };

  return ({ text, values }: Query, name?: string): Promise<pg.QueryResult> =>
    new Promise((resolve, reject) => {
      queue.push({ text, values, name, resolve, reject });
      if (isSending) return;
      isSending = true;
      // In the next tick, so that all queries issued in this one are sent together.
      process.nextTick(() => void sendQueue());
    });
};
