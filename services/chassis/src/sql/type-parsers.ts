import pg from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  // Money and counts are bigint from the row to the wire; a number is exact only up to 2^53.
  [INT8, BigInt],
  [
    INT8_ARRAY,
    (text) => (pg.types.getTypeParser(INT8_ARRAY as never)(text) as unknown as string[]).map(BigInt),
  ],
  // A date stays text: pg's own parser makes it midnight in the machine's time zone.
  [DATE, (text) => text],
]);

/** The types of values from PostgreSQL: int8 as bigint, date as `YYYY-MM-DD`, timestamptz as Date, numeric as text. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format as 'text'),
};
