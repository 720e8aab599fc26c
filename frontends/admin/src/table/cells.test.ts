import { toTsv } from './cells.ts';

it.each(['=1+1', '+880', '-2', '@sum', '\tx', '\u0007', '\u009b1'])(
  'the cell %p is escaped, so that no spreadsheet runs it',
  (cell) => expect(toTsv([[cell]])).toMatch(/^'/),
);

it('numbers stay numbers, amounts with two decimals', () =>
  expect(toTsv([[-5, 12.5, 1462.5]])).toBe('-5\t12.50\t1462.50'));

it('removes tabs and line breaks inside a cell', () => expect(toTsv([['a\tb', 'c\nd']])).toBe('a b\tc d'));
