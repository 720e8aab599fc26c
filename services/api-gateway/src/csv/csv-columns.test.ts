import { csvColumn, csvHeaderLine, csvLine } from './csv-columns.ts';

interface Row {
  readonly name: string;
  readonly paid: bigint;
  readonly at?: Date;
  readonly sold: number;
}

const columns = [
  csvColumn.text<Row>({ en: 'Name', bn: 'নাম' }, ({ name }) => name),
  csvColumn.taka<Row>({ en: 'Paid, taka', bn: 'টাকা' }, ({ paid }) => paid),
  csvColumn.instant<Row>({ en: 'Date', bn: 'তারিখ' }, ({ at }) => at),
  csvColumn.integer<Row>({ en: 'Sold', bn: 'বিক্রি' }, ({ sold }) => sold),
];
const lineOf = (row: Partial<Row>) => csvLine(columns, { name: 'A', paid: 0n, sold: 0, ...row }, 'en');

it('the header is in the language of the request, after a byte order mark', () => {
  expect(csvHeaderLine(columns, 'en')).toBe('\uFEFFName,"Paid, taka",Date,Sold\r\n');
  expect(csvHeaderLine(columns, 'bn')).toBe('\uFEFFনাম,টাকা,তারিখ,বিক্রি\r\n');
});

it.each(['=1+1', '+880', '-2', '@sum', '\tx', '\u0007', '\u009b1'])(
  'a text %j is escaped, so that no spreadsheet runs it',
  (name) => expect(lineOf({ name })).toMatch(/^"?'/),
);

it.each([
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  ['=a,b', '"\'=a,b"'],
  ['সা রে গা', 'সা রে গা'],
])('the text %j is the field %j', (name, field) => expect(lineOf({ name })).toBe(`${field},0.00,,0\r\n`));

it.each([
  [150050n, '1500.50'],
  [5n, '0.05'],
  [-100n, '-1.00'],
  [12_345_678_901_234_567n, '123456789012345.67'],
])('%d poisha are %s taka, a negative amount stays a number', (paid, taka) =>
  expect(lineOf({ paid })).toBe(`A,${taka},,0\r\n`),
);

it('a time is the date and time in Dhaka', () =>
  expect(lineOf({ at: new Date('2026-11-21T20:42:00Z') })).toBe('A,0.00,2026-11-22 02:42,0\r\n'));
