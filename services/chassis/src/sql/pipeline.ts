import type pg from 'pg';
import { type PreparedQuery, StatementBatch } from './statement-batch.ts';

/** A query without a name is not prepared; it is sent alone. */
type PendingQuery = Omit<PreparedQuery, 'name'> & { readonly name: string | undefined };
export type Query = Pick<PreparedQuery, 'text' | 'values'>;

const isPrepared = (query: PendingQuery): query is PreparedQuery => query.name !== undefined;

/**
 * Pipelines the queries of a connection: queries issued in one turn of the event loop, or while a response is awaited,
 * share a round trip. Writing to the server and waking it costs as much as a small statement. Results keep the order of
 * the queries. See the README for a comparison with pg's option `pipeline`.
 */
export const createPipeline = (client: pg.ClientBase) => {
  const fieldsByName = new Map<string, readonly unknown[]>();
  let queue: PendingQuery[] = [];
  let isSending = false;

  const sendQueue = async (): Promise<void> => {
    for (let next = queue[0]; next; next = queue[0]) {
      const firstUnprepared = queue.findIndex((query) => !isPrepared(query));
      const prepared = queue
        .slice(0, firstUnprepared < 0 ? queue.length : firstUnprepared)
        .filter(isPrepared);
      queue = queue.slice(Math.max(1, prepared.length));
      if (prepared.length > 0) await new StatementBatch(prepared, fieldsByName).send(client);
      else await client.query(next.text, [...next.values]).then(next.resolve, next.reject);
    }
    isSending = false;
  };

  return (query: Query, name?: string): Promise<pg.QueryResult> =>
    new Promise((resolve, reject) => {
      queue.push({ ...query, name, resolve, reject });
      if (isSending) return;
      isSending = true;
      // In the next tick, so that all queries issued in this one are sent together.
      process.nextTick(() => void sendQueue());
    });
};
