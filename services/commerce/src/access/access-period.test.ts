import fc from 'fast-check';
import type { OrderId } from '../ids.ts';
import { computeAccessPeriods, computeCourseAccess } from './access-period.ts';
import type { Grant } from './grant.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number, 6));
const endOf = (number: number): Date => new Date(Date.UTC(2026, 0, number, 17, 59, 59));

const buildGrant = (orderId: string, paidOn: number, days: number, change: Partial<Grant> = {}): Grant => ({
  orderId: orderId as OrderId,
  courseId: 'c',
  tier: 'silver',
  days,
  paidAt: day(paidOn),
  upgrades: undefined,
  revokedAt: undefined,
  ...change,
});
const silver = buildGrant('a', 1, 30);
const gold = buildGrant('b', 10, 90, { tier: 'gold', upgrades: 'a' as OrderId });
const diamond = buildGrant('c', 20, 180, { tier: 'diamond', upgrades: 'b' as OrderId });
const revoked = (grant: Grant, on: number): Grant => ({ ...grant, revokedAt: day(on) });

const spans = (grants: readonly Grant[]) =>
  computeAccessPeriods(grants).map(({ tier, orderId, startsAt, endsAt }) => [
    orderId,
    tier,
    startsAt,
    endsAt,
  ]);

it('a second purchase extends access from its end, and starts new access after a gap', () => {
  const again = buildGrant('b', 15, 10);
  const late = buildGrant('c', 60, 10);
  expect(spans([late, again, silver])).toEqual([
    ['a', 'silver', day(1), endOf(31)],
    ['b', 'silver', endOf(31), endOf(41)],
    ['c', 'silver', day(60), endOf(70)],
  ]);
});

it('an upgrade keeps the start, gets the length of the higher tier, and shifts later purchases', () => {
  const after = buildGrant('x', 12, 30);
  expect(spans([silver, gold, after])).toEqual([
    ['b', 'gold', day(1), endOf(91)],
    ['x', 'silver', endOf(91), endOf(121)],
  ]);
});

it('an upgrade can be upgraded', () => {
  expect(spans([diamond, silver, gold])).toEqual([['c', 'diamond', day(1), endOf(181)]]);
});

it.each([
  ['the last upgrade', [silver, gold, revoked(diamond, 25)], ['b', 'gold', day(1), endOf(91)]],
  ['both upgrades', [silver, revoked(gold, 26), revoked(diamond, 25)], ['a', 'silver', day(1), endOf(31)]],
  ['the upgrade between', [silver, revoked(gold, 25), diamond], ['c', 'diamond', day(1), endOf(121)]],
  ['the base', [revoked(silver, 25), gold], ['b', 'gold', day(1), endOf(61)]],
] as const)('a refund of %s removes its own days only', (_, grants, span) => {
  expect(spans(grants)).toEqual([span]);
});

it('two upgrades of one base add the days of both', () => {
  const other = { ...diamond, upgrades: 'a' as OrderId };
  expect(spans([silver, gold, other])).toEqual([['c', 'diamond', day(1), endOf(241)]]);
});

it('an upgrade whose base does not unlock the course counts alone', () => {
  expect(spans([gold])).toEqual([['b', 'gold', day(10), endOf(100)]]);
});

it('a refund of an order shifts later purchases to an earlier start', () => {
  expect(spans([revoked(silver, 20), buildGrant('b', 15, 30)])).toEqual([
    ['b', 'silver', day(15), endOf(45)],
  ]);
});

it('access has no period and the instant of the last refund when every order is refunded', () => {
  const again = revoked(buildGrant('x', 3, 30), 7);
  expect(computeCourseAccess([revoked(silver, 5), again])).toEqual({ periods: [], refundedAt: day(7) });
  expect(computeCourseAccess([revoked(silver, 5), buildGrant('x', 3, 30)])).toMatchObject({
    periods: [{ orderId: 'x' }],
    refundedAt: undefined,
  });
});

/** Random grants of a student: each is newer than the previous one and upgrades an earlier one or none. */
const history = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 40 }),
      days: fc.integer({ min: 1, max: 200 }),
      tier: fc.constantFrom('standard', 'silver', 'gold', 'diamond'),
      upgrades: fc.option(fc.nat(9)),
      revoked: fc.boolean(),
    }),
    { maxLength: 10 },
  )
  .map((steps) =>
    steps.map(({ days, tier, upgrades, revoked: back }, index) => {
      const paidOn = steps.slice(0, index + 1).reduce((sum, { gap }) => sum + gap, 1);
      return buildGrant(String(index), paidOn, days, {
        tier,
        upgrades: upgrades === null ? undefined : (String(upgrades) as OrderId),
        revokedAt: back ? day(paidOn + 1) : undefined,
      });
    }),
  );

it('the order of the grants does not change the result', () => {
  const shuffled = history.chain((grants) =>
    fc.tuple(
      fc.constant(grants),
      fc.shuffledSubarray(grants, { minLength: grants.length, maxLength: grants.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([grants, other]) => {
      expect(computeAccessPeriods(other)).toEqual(computeAccessPeriods(grants));
    }),
    { numRuns: 1000 },
  );
});

it('periods do not overlap, and a refund never lengthens access', () => {
  fc.assert(
    fc.property(history, fc.nat(9), (grants, back) => {
      const periods = computeAccessPeriods(grants);
      periods.forEach((period, index) => {
        const next = periods[index + 1];
        if (next) expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(period.endsAt.getTime());
      });
      const fewer = grants.map((grant, index) => (index === back ? revoked(grant, 400) : grant));
      const last = (of: readonly Grant[]) => computeAccessPeriods(of).at(-1)?.endsAt.getTime() ?? 0;
      expect(last(fewer)).toBeLessThanOrEqual(last(grants));
    }),
    { numRuns: 1000 },
  );
});
