import pg from 'pg';
import { typeParsers } from './type-parsers.ts';

/** What PostgreSQL says of the columns of an answer. */
interface RowDescription {
  readonly fields: readonly unknown[];
}

/** pg's connection, as far as statements are sent over it. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  /** Which statements the server knows on this connection; kept by pg. */
  readonly parsedStatements: Readonly<Record<string, string>>;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P'; name: '' }): void;
  execute(message: object): void;
  sync(): void;
}

/** pg's own statement, with the steps of it that its types leave out. */
interface PgQuery extends pg.Submittable {
  name: string;
  readonly _result: { _types: unknown };
  readonly text: string;
  readonly values: readonly unknown[];
  handleRowDescription(shape: RowDescription): void;
  handleDataRow(row: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
}
type Done = (error: Error | undefined, result: pg.QueryResult) => void;
const { Query, utils } = pg as unknown as {
  readonly Query: new (text: string, values: readonly unknown[], done: Done) => PgQuery;
  readonly utils: { prepareValue(value: unknown): string | Buffer | null };
};

export interface Prepared {
  /** Where the connection knows it by; its text is always the same. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a connection knows of its statements' answers. */
export type RowDescriptions = Map<string, RowDescription>;

/** A prepared statement on its way. */
export class Statement extends Query {
  readonly #shapes: RowDescriptions;

  /** Throws where its values cannot be sent, before anything is. */
  constructor({ name, text, values }: Prepared, shapes: RowDescriptions, done: Done) {
    const sent = values.map((value) => utils.prepareValue(value));
    super(text, sent, done);
    // As pg's client does it. A config that says both is copied property by property, descriptors and all.
    this.name = name;
    this._result._types = typeParsers;
    this.#shapes = shapes;
  }

  /** Asks what the answer looks like the first time only: of a prepared statement it never changes. */
  send(wire: Wire, isParsed: boolean): void {
    const { name, text, values } = this;
    if (!isParsed) wire.parse({ name, text });
    wire.bind({ statement: name, values });
    const shape = this.#shapes.get(name);
    if (shape) super.handleRowDescription(shape);
    else wire.describe({ type: 'P', name: '' });
    wire.execute({});
  }

  override handleRowDescription(shape: RowDescription): void {
    this.#shapes.set(this.name, shape);
    super.handleRowDescription(shape);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (!this.#shapes.has(this.name)) this.#shapes.set(this.name, { fields: [] });
    super.handleCommandComplete(message, wire);
  }
}

/**
 * Statements that leave together and are answered together, in one round trip. The server runs them in their order;
 * where one fails it passes over those behind it, and all of them fail with its error.
 */
class StatementBatch {
  readonly #statements: readonly Statement[];
  #answered = 0;

  constructor(statements: readonly Statement[]) {
    this.#statements = statements;
  }

  // pg notes under these what the server has parsed: always the statement whose answer comes next.
  get name(): string | undefined {
    return this.#current?.name;
  }
  get text(): string | undefined {
    return this.#current?.text;
  }
  get #current(): Statement | undefined {
    return this.#statements[this.#answered];
  }

  submit(wire: Wire): void {
    const sent = new Set<string>();
    wire.stream.cork();
    for (const statement of this.#statements) {
      statement.send(wire, sent.has(statement.name) || wire.parsedStatements[statement.name] !== undefined);
      sent.add(statement.name);
    }
    wire.sync();
    wire.stream.uncork();
  }

  handleRowDescription(shape: RowDescription): void {
    this.#current?.handleRowDescription(shape);
  }

  handleDataRow(row: unknown): void {
    this.#current?.handleDataRow(row);
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    this.#current?.handleCommandComplete(message, wire);
    this.#answered += 1;
  }

  handleReadyForQuery(wire: Wire): void {
    for (const statement of this.#statements) statement.handleReadyForQuery(wire);
  }

  // Those answered before it too: without a transaction of their own the server takes them back, and where it cannot
  // keep what was answered (a check that is deferred, a connection that is lost) it says so only here.
  handleError(error: Error, wire: Wire): void {
    for (const statement of this.#statements) statement.handleError(error, wire);
  }
}

/** Sends statements in one round trip; each tells by itself what became of it. */
export const sendInOneRoundTrip = (client: pg.ClientBase, statements: readonly Statement[]): void => {
  client.query(new StatementBatch(statements) as unknown as pg.Submittable);
};
