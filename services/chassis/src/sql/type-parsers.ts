import pg from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  // Money and counts are bigint from the row to the wire; a float would lose poisha beyond 2^53.
  [INT8, BigInt],
  [
    INT8_ARRAY,
    (text) => (pg.types.getTypeParser(INT8_ARRAY as never)(text) as unknown as string[]).map(BigInt),
  ],
  // A day is a day: pg's own reader makes midnight of the machine's time zone out of it.
  [DATE, (text) => text],
]);

/** Values as they leave PostgreSQL: int8 as bigint, date as `YYYY-MM-DD`, timestamptz as Date, numeric as text. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format as 'text'),
};
