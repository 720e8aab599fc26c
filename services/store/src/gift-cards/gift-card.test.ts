import { computeValidity } from './gift-card.ts';

// 21 November in Dhaka, still the 20th in London.
const paidAt = new Date('2026-11-20T18:30:00Z');

it.each([
  ['the day it is paid', undefined, '2026-11-20T18:00:00.000Z', '2027-11-21T17:59:59.000Z'],
  ['the day it is mailed', '2026-12-31', '2026-12-30T18:00:00.000Z', '2027-12-31T17:59:59.000Z'],
  [
    'the day it is paid, where that comes later',
    '2026-11-19',
    '2026-11-20T18:00:00.000Z',
    '2027-11-21T17:59:59.000Z',
  ],
])('is good for a year from %s, to its last second in Dhaka', (_, deliverOn, from, to) => {
  const { validFrom, validTo } = computeValidity(deliverOn, paidAt, 365);
  expect(validFrom.toISOString()).toBe(from);
  expect(validTo.toISOString()).toBe(to);
});
