import pg from 'pg';
import { typeParsers } from './type-parsers.ts';

type Fields = readonly unknown[];

/** The part of pg's connection that sends statements. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  /**
   * The statements prepared on this connection. pg maintains this record and documents neither it nor the methods below, so pg's
   * version is fixed: https://github.com/brianc/node-postgres/issues/1389.
   */
  readonly parsedStatements: Readonly<Record<string, string>>;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P'; name: '' }): void;
  execute(message: object): void;
  sync(): void;
}

interface Result extends pg.QueryResult {
  addFields(fields: Fields): void;
  parseRow(row: unknown): pg.QueryResultRow;
  addRow(row: pg.QueryResultRow): void;
  addCommandComplete(message: unknown): void;
}

// pg exports these for classes with `submit`, as pg-cursor is one, but @types/pg does not declare all of their members:
// https://github.com/brianc/node-postgres/blob/pg%408.23.1/packages/pg/lib/index.js
const { Result, utils } = pg as unknown as {
  readonly Result: new (rowMode: undefined, types: pg.CustomTypesConfig) => Result;
  readonly utils: { prepareValue(value: unknown): string | Buffer | null };
};

export interface PreparedQuery {
  /** The statement's name on the connection; one name always has the same text. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly resolve: (result: pg.QueryResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Prepared statements sent in one round trip. The server runs them in order; when one fails, the server skips the later
 * ones, and all statements of the batch fail with its error.
 */
export class StatementBatch {
  readonly #statements: {
    readonly query: PreparedQuery;
    readonly values: unknown[];
    readonly result: Result;
  }[] = [];
  /** The columns of the connection's statements, by name. They never change for a prepared statement. */
  readonly #fieldsByName: Map<string, Fields>;
  readonly #ended = Promise.withResolvers<void>();
  #completed = 0;

  constructor(queries: readonly PreparedQuery[], fieldsByName: Map<string, Fields>) {
    this.#fieldsByName = fieldsByName;
    for (const [index, query] of queries.entries()) {
      try {
        const values = query.values.map((value) => utils.prepareValue(value));
        this.#statements.push({ query, values, result: new Result(undefined, typeParsers) });
      } catch (error) {
        // After a query whose values cannot be serialized no later query may run, least of all a commit.
        for (const unsent of queries.slice(index)) unsent.reject(error);
        return;
      }
    }
  }

  /** Resolves when every query has its result or error. */
  async send(client: pg.ClientBase): Promise<void> {
    if (this.#statements.length === 0) return;
    client.query(this as unknown as pg.Submittable);
    await this.#ended.promise;
  }

  get #current() {
    return this.#statements[this.#completed];
  }
  // pg records a parsed statement under this name and text: the statement whose response comes next.
  get name(): string | undefined {
    return this.#current?.query.name;
  }
  get text(): string | undefined {
    return this.#current?.query.text;
  }

  submit(connection: Connection): void {
    const parsed = new Set<string>();
    connection.stream.cork();
    for (const { query, values, result } of this.#statements) {
      const { name, text } = query;
      if (!parsed.has(name) && connection.parsedStatements[name] === undefined)
        connection.parse({ name, text });
      parsed.add(name);
      connection.bind({ statement: name, values });
      const fields = this.#fieldsByName.get(name);
      if (fields) result.addFields(fields);
      else connection.describe({ type: 'P', name: '' });
      connection.execute({});
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: Fields }): void {
    this.#fieldsByName.set(this.name ?? '', fields);
    this.#current?.result.addFields(fields);
  }

  handleDataRow({ fields }: { readonly fields: unknown }): void {
    const current = this.#current;
    try {
      current?.result.addRow(current.result.parseRow(fields));
    } catch (error) {
      current?.query.reject(error);
    }
  }

  handleCommandComplete(message: unknown): void {
    const name = this.name ?? '';
    if (!this.#fieldsByName.has(name)) this.#fieldsByName.set(name, []);
    this.#current?.result.addCommandComplete(message);
    this.#completed += 1;
  }

  handleReadyForQuery(): void {
    for (const { query, result } of this.#statements) query.resolve(result);
    this.#ended.resolve();
  }

  // Earlier statements of the batch fail too: without a transaction the server rolls them back, and it reports a failed
  // commit (a deferred constraint, a lost connection) only here.
  handleError(error: Error): void {
    for (const { query } of this.#statements) query.reject(error);
    this.#ended.resolve();
  }
}
