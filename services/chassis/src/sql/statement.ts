import pg from 'pg';

/** What PostgreSQL says of the columns of an answer. */
interface Shape {
  readonly fields: readonly unknown[];
}

interface Wire {
  bind(message: { statement: string; values?: readonly unknown[] }): void;
  execute(): void;
  sync(): void;
}

/** pg's own statement, with the steps of it that its types leave out. */
interface PgQuery extends pg.Submittable {
  name: string;
  values: readonly unknown[];
  prepare(wire: Wire): void;
  handleRowDescription(shape: Shape): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}
type Done = (error: Error | undefined, result: pg.QueryResult) => void;
const { Query, utils } = pg as unknown as {
  readonly Query: new (text: string, values: readonly unknown[], done: Done) => PgQuery;
  readonly utils: { prepareValue(value: unknown): string | Buffer | null };
};

/** The name under which a connection knows `begin`, once it ran it by that name. */
export const BEGIN = 'begin';

export interface Prepared {
  /** Where the connection knows it by; its text is always the same. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Whether it is the first of a transaction, whose `begin` then takes no round trip of its own. */
  readonly opens: boolean;
}

/** What a connection knows of its statements' answers. */
export type Shapes = Map<string, Shape>;

class Statement extends Query {
  readonly #shapes: Shapes;
  #opening: boolean;

  constructor({ name, text, values, opens }: Prepared, shapes: Shapes, done: Done) {
    // What cannot be sent is refused here, before anything is.
    super(
      text,
      values.map((value) => utils.prepareValue(value)),
      done,
    );
    this.name = name;
    this.#shapes = shapes;
    this.#opening = opens;
  }

  /** Asks what the answer looks like the first time only: of a prepared statement it never changes. */
  override prepare(wire: Wire): void {
    if (this.#opening) {
      wire.bind({ statement: BEGIN });
      wire.execute();
    }
    const shape = this.#shapes.get(this.name);
    if (!shape) return super.prepare(wire);
    super.handleRowDescription(shape);
    wire.bind({ statement: this.name, values: this.values });
    wire.execute();
    wire.sync();
  }

  override handleRowDescription(shape: Shape): void {
    this.#shapes.set(this.name, shape);
    super.handleRowDescription(shape);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#opening) {
      this.#opening = false;
      return;
    }
    if (!this.#shapes.has(this.name)) this.#shapes.set(this.name, { fields: [] });
    super.handleCommandComplete(message, wire);
  }
}

/** Runs a prepared statement on a connection. */
export const runStatement = (
  client: pg.ClientBase,
  prepared: Prepared,
  shapes: Shapes,
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(
      new Statement(prepared, shapes, (error, result) => (error ? reject(error) : resolve(result))),
    );
  });
