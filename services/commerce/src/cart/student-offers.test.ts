import { computeAccess } from '../access/access.ts';
import type { Offer, Tier } from '../courses/course.ts';
import type { CourseId, OrderId } from '../ids.ts';
import { listStudentOffers } from './student-offers.ts';

const courseId = 'guitar' as CourseId;
const paidAt = new Date('2026-01-01T06:00:00Z');
const now = new Date('2026-01-10T06:00:00Z');

const buildOffer = (tier: Tier, price: bigint, validityDays: number): Offer => ({
  tier,
  price,
  oldPrice: price,
  validityDays,
});
const silver = buildOffer('silver', 150_000n, 30);
const gold = buildOffer('gold', 280_000n, 90);
const diamond = buildOffer('diamond', 450_000n, 180);
const course = { standard: buildOffer('standard', 150_000n, 30), tiers: [silver, gold, diamond] };

const ownerOf = ({ tier, price, validityDays }: Offer) =>
  computeAccess(
    courseId,
    [
      {
        orderId: 'O1' as OrderId,
        courseId,
        tier,
        price,
        tierPrice: price,
        validityDays,
        upgrades: undefined,
        bundleCourseIds: [],
        paidAt,
        revokedAt: undefined,
      },
    ],
    now,
  );
const offersTo = (owned: Offer | undefined) =>
  listStudentOffers(course, owned && ownerOf(owned), now).map(({ offer, kind, price, saved }) => [
    offer.tier,
    kind,
    price,
    saved,
  ]);

it('a student without access can buy every tier', () => {
  expect(offersTo(undefined).map(([tier]) => tier)).toEqual(['standard', 'silver', 'gold', 'diamond']);
});

it('an extension that costs more than an upgrade with the same end is not offered', () => {
  // Gold again and the upgrade to diamond both add 90 days.
  expect(offersTo(gold)).toEqual([
    ['silver', 'extension', 150_000n, 0n],
    ['diamond', 'upgrade', 170_000n, 110_000n],
  ]);
});

it('an extension that costs more than a longer upgrade is not offered', () => {
  expect(offersTo(silver)).toEqual([
    ['gold', 'upgrade', 130_000n, 20_000n],
    ['diamond', 'upgrade', 300_000n, 0n],
  ]);
});

it('longer extensions that cost more stay', () => {
  expect(offersTo(diamond).map(([tier]) => tier)).toEqual(['silver', 'gold', 'diamond']);
});
