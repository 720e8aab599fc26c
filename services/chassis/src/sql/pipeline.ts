import type pg from 'pg';
import { type Prepared, type RowDescriptions, Statement, sendInOneRoundTrip } from './prepared-statement.ts';

export interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface PendingQuery extends Query {
  /** Undefined where it is not to be prepared: it then goes alone. */
  readonly name: string | undefined;
  readonly resolve: (result: pg.QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

const isNamed = (waiting: PendingQuery): waiting is PendingQuery & Prepared => waiting.name !== undefined;

/**
 * A connection on which all that is asked for at once, or while an answer is awaited, shares a round trip: writing to
 * the server and waking it costs as much as a small statement does. Answers keep the order of the questions.
 */
export const createPipeline = (client: pg.ClientBase) => {
  const shapes: RowDescriptions = new Map();
  let waiting: PendingQuery[] = [];
  let isUnderWay = false;

  const sendAlone = ({ text, values, resolve, reject }: PendingQuery): Promise<void> =>
    client.query(text, [...values]).then(resolve, reject);

  const sendNamed = async (asked: readonly (PendingQuery & Prepared)[]): Promise<void> => {
    const statements: Statement[] = [];
    let refused: { readonly error: unknown } | undefined;
    const answers = asked.map(
      (one) =>
        new Promise<void>((answered) => {
          const done = (error: unknown, result?: pg.QueryResult): void => {
            if (result) one.resolve(result);
            else one.reject(error);
            answered();
          };
          // Behind one that cannot be sent nothing is run, least of all a commit.
          if (refused) return done(refused.error);
          try {
            statements.push(new Statement(one, shapes, done));
          } catch (error) {
            refused = { error };
            done(error);
          }
        }),
    );
    if (statements.length > 0) sendInOneRoundTrip(client, statements);
    await Promise.all(answers);
  };

  const sendAll = async (): Promise<void> => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const alone = waiting.findIndex((one) => !isNamed(one));
      const together = waiting.slice(0, alone < 0 ? waiting.length : alone).filter(isNamed);
      waiting = waiting.slice(Math.max(1, together.length));
      await (together.length > 0 ? sendNamed(together) : sendAlone(next));
    }
    isUnderWay = false;
  };

  return ({ text, values }: Query, name?: string): Promise<pg.QueryResult> =>
    new Promise((resolve, reject) => {
      waiting.push({ text, values, name, resolve, reject });
      if (isUnderWay) return;
      isUnderWay = true;
      // After all that is done in this turn of the process: what it asks for one after the other leaves together.
      process.nextTick(() => void sendAll());
    });
};
