import fc from 'fast-check';
import { calculateAccessEnd } from './access-end.ts';

const at = (text: string) => new Date(text);

it('lasts to the end of the last day in Dhaka', () => {
  expect(calculateAccessEnd(at('2026-11-21T04:30:00Z'), 30, undefined)).toEqual(
    at('2026-12-21T23:59:59+06:00'),
  );
});

it('counts the day as Dhaka does when UTC is still on the day before', () => {
  expect(calculateAccessEnd(at('2026-11-20T18:00:00Z'), 1, undefined)).toEqual(
    at('2026-11-22T23:59:59+06:00'),
  );
});

it('extends from the end while access lasts', () => {
  const end = at('2026-12-21T23:59:59+06:00');
  expect(calculateAccessEnd(at('2026-12-01T00:00:00Z'), 30, end)).toEqual(at('2027-01-20T23:59:59+06:00'));
});

it('begins anew once access has ended', () => {
  const end = at('2026-10-01T23:59:59+06:00');
  expect(calculateAccessEnd(at('2026-11-21T04:30:00Z'), 30, end)).toEqual(at('2026-12-21T23:59:59+06:00'));
});

it('never takes away a second that was paid for', () => {
  const instant = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 1_000 }), fc.option(instant), (paidAt, days, end) => {
      const ends = calculateAccessEnd(paidAt, days, end ?? undefined).getTime();
      const owed = Math.max(paidAt.getTime(), end?.getTime() ?? 0) + days * 86_400_000;
      return ends >= owed - 1000 && ends < owed + 86_400_000;
    }),
  );
});

it('ends every day one second before the next', () => {
  expect(calculateAccessEnd(at('2026-11-21T17:59:59Z'), 0, undefined)).toEqual(
    at('2026-11-21T23:59:59+06:00'),
  );
  expect(calculateAccessEnd(at('2026-11-21T18:00:00Z'), 0, undefined)).toEqual(
    at('2026-11-22T23:59:59+06:00'),
  );
});
