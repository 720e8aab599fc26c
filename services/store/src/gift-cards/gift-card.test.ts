import { computeValidity } from './gift-card.ts';

// 21 November in Dhaka, 20 November in UTC.
const paidAt = new Date('2026-11-20T18:30:00Z');

it.each([
  ['the day of payment', undefined, '2026-11-20T18:00:00.000Z', '2027-11-21T17:59:59.000Z'],
  ['the delivery day', '2026-12-31', '2026-12-30T18:00:00.000Z', '2027-12-31T17:59:59.000Z'],
  [
    'the day of payment, where that is later',
    '2026-11-19',
    '2026-11-20T18:00:00.000Z',
    '2027-11-21T17:59:59.000Z',
  ],
])('a card is valid for a year from %s, to the last second of the day in Dhaka', (_, deliverOn, from, to) => {
  const { validFrom, validTo } = computeValidity(deliverOn, paidAt, 365);
  expect(validFrom.toISOString()).toBe(from);
  expect(validTo.toISOString()).toBe(to);
});
