import { Tier } from '@sargam/proto/common/v1/offer';
import fc from 'fast-check';
import { calculateAccessPeriods, calculateTotalAccess, findCurrentPeriod } from './access-period.ts';
import type { Grant } from './grant.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number, 6));
const endOf = (number: number): Date => new Date(Date.UTC(2026, 0, number, 17, 59, 59));

const buildGrant = (orderId: string, paidOn: number, days: number, change: Partial<Grant> = {}): Grant => ({
  orderId,
  courseId: 'c',
  studentId: 's',
  tier: Tier.TIER_SILVER,
  days,
  paidAt: day(paidOn),
  upgradesOrderId: undefined,
  revokedAt: undefined,
  ...change,
});
const silver = buildGrant('a', 1, 30);
const gold = buildGrant('b', 10, 90, { tier: Tier.TIER_GOLD, upgradesOrderId: 'a' });
const diamond = buildGrant('c', 20, 180, { tier: Tier.TIER_DIAMOND, upgradesOrderId: 'b' });
const revoked = (grant: Grant, on: number): Grant => ({ ...grant, revokedAt: day(on) });

const spans = (grants: readonly Grant[]) =>
  calculateAccessPeriods(grants).map(({ tier, orderId, startsAt, endsAt }) => [
    orderId,
    tier,
    startsAt,
    endsAt,
  ]);

it('a second purchase extends access from its end, and starts new access after a gap', () => {
  const again = buildGrant('b', 15, 10);
  const late = buildGrant('c', 60, 10);
  expect(spans([late, again, silver])).toEqual([
    ['a', Tier.TIER_SILVER, day(1), endOf(31)],
    ['b', Tier.TIER_SILVER, endOf(31), endOf(41)],
    ['c', Tier.TIER_SILVER, day(60), endOf(70)],
  ]);
});

it('an upgrade keeps the start, gets the length of the higher tier, and shifts later purchases', () => {
  const after = buildGrant('x', 12, 30);
  expect(spans([silver, gold, after])).toEqual([
    ['b', Tier.TIER_GOLD, day(1), endOf(91)],
    ['x', Tier.TIER_SILVER, endOf(91), endOf(121)],
  ]);
});

it('an upgrade can be upgraded', () => {
  expect(spans([diamond, silver, gold])).toEqual([['c', Tier.TIER_DIAMOND, day(1), endOf(181)]]);
});

it.each([
  ['the last upgrade', [silver, gold, revoked(diamond, 25)], ['b', Tier.TIER_GOLD, day(1), endOf(91)]],
  [
    'both upgrades',
    [silver, revoked(gold, 26), revoked(diamond, 25)],
    ['a', Tier.TIER_SILVER, day(1), endOf(31)],
  ],
  ['the upgrade between', [silver, revoked(gold, 25), diamond], ['c', Tier.TIER_DIAMOND, day(1), endOf(121)]],
  ['the base', [revoked(silver, 25), gold], ['b', Tier.TIER_GOLD, day(1), endOf(61)]],
] as const)('a refund of %s removes its own days only', (_, grants, span) => {
  expect(spans(grants)).toEqual([span]);
});

it('two upgrades of one base add the days of both', () => {
  const other = { ...diamond, upgradesOrderId: 'a' };
  expect(spans([silver, gold, other])).toEqual([['c', Tier.TIER_DIAMOND, day(1), endOf(241)]]);
});

it('an upgrade counts alone until the event of its base arrives', () => {
  expect(spans([gold])).toEqual([['b', Tier.TIER_GOLD, day(10), endOf(100)]]);
});

it('a refund of an order shifts later purchases to an earlier start', () => {
  expect(spans([revoked(silver, 20), buildGrant('b', 15, 30)])).toEqual([
    ['b', Tier.TIER_SILVER, day(15), endOf(45)],
  ]);
});

it('access that is fully refunded ends at the refund, unless it had ended before', () => {
  expect(calculateTotalAccess([revoked(silver, 5)])).toMatchObject({ startsAt: day(1), endsAt: day(5) });
  expect(calculateTotalAccess([revoked(silver, 50)])).toMatchObject({ startsAt: day(1), endsAt: endOf(31) });
  expect(calculateTotalAccess([])).toBeUndefined();
});

const longer = [buildGrant('g', 1, 30, { tier: Tier.TIER_GOLD }), buildGrant('x', 12, 30)];
it.each([
  ['the gold tier that was bought', day(12), 'g', Tier.TIER_GOLD],
  ['gold in its last second', endOf(31), 'g', Tier.TIER_GOLD],
  ['the silver tier that it was made longer by', day(32), 'x', Tier.TIER_SILVER],
  ['the last tier there was, after the end', day(99), 'x', Tier.TIER_SILVER],
])('the current period is %s', (_, now, orderId, tier) => {
  expect(findCurrentPeriod(calculateAccessPeriods(longer), now)).toMatchObject({ orderId, tier });
  expect(calculateTotalAccess(longer)).toMatchObject({ startsAt: day(1), endsAt: endOf(61) });
});

/** Random grants of a student: each is newer than the previous one and upgrades an earlier one or none. */
const history = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 40 }),
      days: fc.integer({ min: 1, max: 200 }),
      tier: fc.constantFrom(Tier.TIER_STANDARD, Tier.TIER_SILVER, Tier.TIER_GOLD, Tier.TIER_DIAMOND),
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
        upgradesOrderId: upgrades === null ? undefined : String(upgrades),
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
      expect(calculateAccessPeriods(other)).toEqual(calculateAccessPeriods(grants));
      expect(calculateTotalAccess(other)).toEqual(calculateTotalAccess(grants));
    }),
    { numRuns: 1000 },
  );
});

it('periods do not overlap, and a refund never lengthens access', () => {
  fc.assert(
    fc.property(history, fc.nat(9), (grants, back) => {
      const periods = calculateAccessPeriods(grants);
      periods.forEach((period, index) => {
        const next = periods[index + 1];
        if (next) expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(period.endsAt.getTime());
      });
      const fewer = grants.map((grant, index) => (index === back ? revoked(grant, 400) : grant));
      const last = (of: readonly Grant[]) => calculateAccessPeriods(of).at(-1)?.endsAt.getTime() ?? 0;
      expect(last(fewer)).toBeLessThanOrEqual(last(grants));
    }),
    { numRuns: 1000 },
  );
});
