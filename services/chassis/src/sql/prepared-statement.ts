import pg from 'pg';
import { typeParsers } from './type-parsers.ts';

/** PostgreSQL's description of a result's columns. */
interface RowDescription {
  readonly fields: readonly unknown[];
}

/** The parts of pg's connection that send statements. */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  /** The statements prepared on this connection; pg maintains this record. */
  readonly parsedStatements: Readonly<Record<string, string>>;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P'; name: '' }): void;
  execute(message: object): void;
  sync(): void;
}

/** pg's Query, with the methods that its types leave out. */
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
  /** The statement's name on the connection; one name always has the same text. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The row descriptions of a connection's statements, by statement name. */
export type RowDescriptions = Map<string, RowDescription>;

/** One execution of a prepared statement. */
export class Statement extends Query {
  readonly #shapes: RowDescriptions;

  /** @throws when the values cannot be serialized; nothing is sent then. */
  constructor({ name, text, values }: Prepared, shapes: RowDescriptions, done: Done) {
    const sent = values.map((value) => utils.prepareValue(value));
    super(text, sent, done);
    // Set after construction, as pg's client does: a config object with both would be copied with its property descriptors.
    this.name = name;
    this._result._types = typeParsers;
    this.#shapes = shapes;
  }

  /** Requests the row description at the first execution only: it never changes for a prepared statement. */
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
 * Statements sent in one round trip. The server runs them in order; when one fails, the server skips the later ones, and
 * all statements of the batch fail with its error.
 */
class StatementBatch {
  readonly #statements: readonly Statement[];
  #completed = 0;

  constructor(statements: readonly Statement[]) {
    this.#statements = statements;
  }

  // pg records a parsed statement under this name and text: the statement whose response comes next.
  get name(): string | undefined {
    return this.#current?.name;
  }
  get text(): string | undefined {
    return this.#current?.text;
  }
  get #current(): Statement | undefined {
    return this.#statements[this.#completed];
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
    this.#completed += 1;
  }

  handleReadyForQuery(wire: Wire): void {
    for (const statement of this.#statements) statement.handleReadyForQuery(wire);
  }

  // Earlier statements of the batch fail too: without a transaction the server rolls them back, and it reports a failed
  // commit (a deferred constraint, a lost connection) only here.
  handleError(error: Error, wire: Wire): void {
    for (const statement of this.#statements) statement.handleError(error, wire);
  }
}

/** Sends the statements in one round trip; each statement reports its own result. */
export const sendInOneRoundTrip = (client: pg.ClientBase, statements: readonly Statement[]): void => {
  client.query(new StatementBatch(statements) as unknown as pg.Submittable);
};
