import fc from 'fast-check';
import { calculateAccessEnd } from './access-end.ts';

const at = (text: string) => new Date(text);

it('access ends at the end of the last day in Dhaka', () => {
  expect(calculateAccessEnd(at('2026-11-21T04:30:00Z'), 30, undefined)).toEqual(
    at('2026-12-21T23:59:59+06:00'),
  );
});

it('the last day is the one in Dhaka where UTC has another date', () => {
  expect(calculateAccessEnd(at('2026-11-20T18:00:00Z'), 1, undefined)).toEqual(
    at('2026-11-22T23:59:59+06:00'),
  );
});

it('a purchase during access extends it from its end', () => {
  const end = at('2026-12-21T23:59:59+06:00');
  expect(calculateAccessEnd(at('2026-12-01T00:00:00Z'), 30, end)).toEqual(at('2027-01-20T23:59:59+06:00'));
});

it('a purchase after the end starts new access', () => {
  const end = at('2026-10-01T23:59:59+06:00');
  expect(calculateAccessEnd(at('2026-11-21T04:30:00Z'), 30, end)).toEqual(at('2026-12-21T23:59:59+06:00'));
});

it('access is never shorter than the paid days', () => {
  const instant = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 1_000 }), fc.option(instant), (paidAt, days, end) => {
      const ends = calculateAccessEnd(paidAt, days, end ?? undefined).getTime();
      const expectedEnd = Math.max(paidAt.getTime(), end?.getTime() ?? 0) + days * 86_400_000;
      return ends >= expectedEnd - 1000 && ends < expectedEnd + 86_400_000;
    }),
  );
});

it('access ends one second before midnight', () => {
  expect(calculateAccessEnd(at('2026-11-21T17:59:59Z'), 0, undefined)).toEqual(
    at('2026-11-21T23:59:59+06:00'),
  );
  expect(calculateAccessEnd(at('2026-11-21T18:00:00Z'), 0, undefined)).toEqual(
    at('2026-11-22T23:59:59+06:00'),
  );
});
