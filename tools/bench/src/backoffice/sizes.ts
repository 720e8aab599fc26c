/** How many rows of each kind the stores have. */
export interface Sizes {
  readonly orders: number;
  readonly people: number;
  readonly courses: number;
  readonly instructors: number;
  readonly messages: number;
}

/** The sizes of the specification for a million orders, and the same proportions for fewer. */
export const sizesOf = (orders: number): Sizes => ({
  orders,
  people: Math.ceil(orders / 2),
  courses: Math.ceil(orders / 50),
  instructors: Math.ceil(orders / 500),
  messages: Math.ceil(orders / 5),
});

export const noRows: Sizes = { orders: 0, people: 0, courses: 0, instructors: 0, messages: 0 };

/** The rows from one size to the next: the numbers of new rows are above `from` and up to `to`. */
export interface Growth {
  readonly from: Sizes;
  readonly to: Sizes;
  /** The time before which all rows were created. */
  readonly now: Date;
}

/** The id of a row: 26 characters as a ULID has. */
export const rowId = (kind: string, number: number): string =>
  `01BENCH${kind}${String(number).padStart(18, '0')}`;

const spreadSeconds = 3 * 365 * 86_400;
/** About 0.618 of the seconds, without a common factor: rows of any number are spread over all three years, each at its own second. */
const stepSeconds = 58_470_967;

/** The time of a row in milliseconds: rows are spread over three years, in no order of their numbers. */
export const rowTime = (number: number, now: Date): number =>
  now.getTime() - ((number * stepSeconds) % spreadSeconds) * 1000;

/** The same functions in SQL, for one connection: `pg_temp.id` and `pg_temp.at`. */
export const sqlFunctions = (now: Date): string => `
  create function pg_temp.id(kind text, n bigint) returns text language sql immutable as
    $$ select '01BENCH' || kind || lpad(n::text, 18, '0') $$;
  create function pg_temp.at(n bigint) returns timestamptz language sql stable as
    $$ select timestamptz '${now.toISOString()}' - (n * ${stepSeconds} % ${spreadSeconds}) * interval '1 second' $$;
`;
