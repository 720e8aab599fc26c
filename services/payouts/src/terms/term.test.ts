import { termAt } from './term.ts';

const at = (day: string) => new Date(`2026-11-${day}T00:00:00Z`);
const first = { version: 1n, since: at('10') };
const second = { version: 2n, since: at('20') };

it.each([
  ['on the day it was agreed', '10', first],
  ['until the next is agreed', '19', first],
  ['from the moment the next is agreed', '20', second],
  ['from then on', '30', second],
  ['before anything was agreed, by the first', '01', first],
])('a sale goes by the term that holds %s', (_, day, expected) => {
  expect(termAt([first, second], at(day))).toBe(expected);
});

it('a sale waits while nothing is agreed', () => {
  expect(termAt([], at('10'))).toBeUndefined();
});
