import { toCsv, toTsv } from './cells.ts';

it('begins with the mark of UTF-8 and quotes what needs it', () => {
  expect(toCsv([['নাম', 'a,b', 'say "so"', 'two\nlines', 12.5]])).toBe(
    '\uFEFFনাম,"a,b","say ""so""","two\nlines",12.50\r\n',
  );
});

it.each(['=1+1', '+880', '-2', '@sum', '\tx', '\u0007', '\u009b1'])('%p runs in no spreadsheet', (cell) => {
  expect(toCsv([[cell]]).replace(/["\uFEFF]/g, '')).toMatch(/^'/);
  expect(toTsv([[cell]])).toMatch(/^'/);
});

it('a number below zero stays a number', () => expect(toCsv([[-5]])).toBe('\uFEFF-5.00\r\n'));

it('a copied cell keeps its place', () => expect(toTsv([['a\tb', 'c\nd']])).toBe('a b\tc d'));
