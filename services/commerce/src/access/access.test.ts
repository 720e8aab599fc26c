import fc from 'fast-check';
import type { Offer, Tier } from '../courses/course.ts';
import type { CourseId, OrderId } from '../ids.ts';
import { computeAccess, type PaidLine } from './access.ts';
import { computeAccessEnd, computeTerms } from './purchase-terms.ts';

const guitar = 'guitar' as CourseId;
const prices = { standard: 80_000n, silver: 100_000n, gold: 250_000n, diamond: 400_000n };
const days = { standard: 20, silver: 30, gold: 180, diamond: 365 };
const offerOf = (tier: Tier, price = prices[tier], validityDays = days[tier]): Offer => ({
  tier,
  price,
  oldPrice: price,
  validityDays,
});
const day = (number: number): Date => new Date(Date.UTC(2026, 0, number, 6));
const lineOf = (orderId: string, tier: Tier, paidAt: Date, more: Partial<PaidLine> = {}): PaidLine => ({
  orderId: orderId as OrderId,
  courseId: guitar,
  tier,
  price: prices[tier],
  tierPrice: prices[tier],
  validityDays: days[tier],
  upgrades: undefined,
  bundleCourseIds: [],
  paidAt,
  revokedAt: undefined,
  ...more,
});
const silver = lineOf('O1', 'silver', day(1));
const now = day(10);
const withSilver = computeAccess(guitar, [silver], now);

describe('buying a course', () => {
  it('without current access is new', () => {
    expect(computeTerms(offerOf('gold'), undefined)).toEqual({
      kind: 'new',
      price: 250_000n,
      upgrades: undefined,
    });
    expect(computeAccess(guitar, [silver], day(100))).toBeUndefined();
  });

  it.each(['standard', 'silver'] as const)(
    'again at %s while silver lasts is an extension at the full price',
    (tier) => {
      expect(computeTerms(offerOf(tier), withSilver)).toMatchObject({
        kind: 'extension',
        price: prices[tier],
      });
    },
  );

  it('at a higher tier costs the difference to the price paid for the current tier', () => {
    expect(computeTerms(offerOf('gold'), withSilver)).toEqual({
      kind: 'upgrade',
      price: 150_000n,
      upgrades: 'O1',
    });
    const dear = computeAccess(guitar, [{ ...silver, price: 300_000n, tierPrice: 300_000n }], now);
    expect(computeTerms(offerOf('gold'), dear)).toMatchObject({ kind: 'upgrade', price: 0n });
  });

  it('at a higher tier with the same validity is an extension', () => {
    expect(computeTerms(offerOf('gold', 250_000n, 30), withSilver)).toMatchObject({
      kind: 'extension',
      price: 250_000n,
    });
  });

  it('after an upgrade is priced from the latest upgrade only', () => {
    const gold = lineOf('O2', 'gold', day(5), { price: 150_000n, upgrades: 'O1' as OrderId });
    const access = computeAccess(guitar, [silver, gold], now);
    expect(access).toMatchObject({ currentTier: { orderId: 'O2', startsAt: day(1) } });
    expect(computeTerms(offerOf('gold'), access)).toMatchObject({ kind: 'extension' });
    expect(computeTerms(offerOf('diamond'), access)).toMatchObject({ price: 150_000n, upgrades: 'O2' });
  });
});

it('an upgrade with a refunded base counts with the difference paid for it', () => {
  const gold = lineOf('O2', 'gold', day(5), { price: 150_000n, upgrades: 'O1' as OrderId });
  const access = computeAccess(guitar, [{ ...silver, revokedAt: day(6) }, gold], now);
  expect(computeTerms(offerOf('diamond'), access)).toMatchObject({ kind: 'upgrade', price: 250_000n });
});

it('a refunded order gives no access', () => {
  expect(computeAccess(guitar, [{ ...silver, revokedAt: day(6) }], now)).toBeUndefined();
});

describe('a bundle', () => {
  const pack = lineOf('O3', 'silver', day(1), {
    courseId: 'pack' as CourseId,
    bundleCourseIds: ['guitar', 'drums'],
  });
  const drums = lineOf('O0', 'silver', day(1), { courseId: 'drums' as CourseId });

  it('is upgraded and extended like a course', () => {
    const access = computeAccess('pack' as CourseId, [drums, pack], now);
    expect(computeTerms(offerOf('gold'), access)).toMatchObject({
      kind: 'upgrade',
      price: 150_000n,
      upgrades: 'O3',
    });
    expect(computeTerms(offerOf('silver'), access)).toMatchObject({ kind: 'extension' });
  });

  it('extends a purchase of a child course, which cannot be upgraded', () => {
    const access = computeAccess(guitar, [pack], now);
    expect(computeTerms(offerOf('gold'), access)).toEqual({
      kind: 'extension',
      price: 250_000n,
      upgrades: undefined,
    });
  });
});

it.each([
  ['new', undefined, 'silver', '2026-02-09'],
  ['an extension starts at the end of current access', withSilver, 'silver', '2026-03-02'],
  ['an upgrade counts from the start of current access', withSilver, 'gold', '2026-06-30'],
] as const)('end of access: %s', (_, access, tier, lastDay) => {
  expect(computeAccessEnd(offerOf(tier), access, now).toISOString()).toBe(`${lastDay}T17:59:59.000Z`);
});

it('an upgrade moves the end of later periods by the added days', () => {
  const second = { ...lineOf('O2', 'silver', day(5)) };
  const access = computeAccess(guitar, [silver, second], now);
  expect(computeAccessEnd(offerOf('gold'), access, now).toISOString()).toBe('2026-07-30T17:59:59.000Z');
});

it('the price is between zero and the price of the tier', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10_000_000n), fc.bigInt(0n, 10_000_000n), (price, paid) => {
      const access = computeAccess(guitar, [{ ...silver, price: paid, tierPrice: paid }], now);
      const terms = computeTerms(offerOf('gold', price), access);
      return (
        terms.price >= 0n && terms.price <= price && (terms.price === 0n || terms.price + paid === price)
      );
    }),
  );
});
