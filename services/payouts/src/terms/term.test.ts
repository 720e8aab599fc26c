import { findTermAt } from './term.ts';

const at = (day: string) => new Date(`2026-11-${day}T00:00:00Z`);
const first = { version: 1n, valid_from: at('10') };
const second = { version: 2n, valid_from: at('20') };

it.each([
  ['on the first day of a term uses that term', '10', first],
  ['before the second term uses the first', '19', first],
  ['at the start of the second term uses the second', '20', second],
  ['after the start of the second term uses the second', '30', second],
  ['before every term uses the first', '01', first],
])('a sale %s', (_, day, expected) => {
  expect(findTermAt([first, second], at(day))).toBe(expected);
});

it('without a term there is none to use', () => {
  expect(findTermAt([], at('10'))).toBeUndefined();
});
