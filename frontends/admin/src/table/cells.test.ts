import { toCsv, toTsv } from './cells.ts';

it('toCsv starts with a byte order mark and quotes cells where needed', () => {
  expect(toCsv([['নাম', 'a,b', 'say "so"', 'two\nlines', 12.5]])).toBe(
    '\uFEFFনাম,"a,b","say ""so""","two\nlines",12.50\r\n',
  );
});

it.each(['=1+1', '+880', '-2', '@sum', '\tx', '\u0007', '\u009b1'])(
  'the cell %p is escaped, so that no spreadsheet runs it',
  (cell) => {
    expect(toCsv([[cell]]).replace(/["\uFEFF]/g, '')).toMatch(/^'/);
    expect(toTsv([[cell]])).toMatch(/^'/);
  },
);

it('a negative number stays a number', () => expect(toCsv([[-5]])).toBe('\uFEFF-5.00\r\n'));

it('toTsv removes tabs and line breaks inside a cell', () =>
  expect(toTsv([['a\tb', 'c\nd']])).toBe('a b\tc d'));
