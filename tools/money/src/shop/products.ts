import { Course, Level } from '@sargam/proto/catalogue/v1/courses';
import { type Offer, Tier } from '@sargam/proto/common/v1/offer';
import type { Calls } from '../system/clients.ts';

const numbered = (kind: string, index: number): string => `01MONEY${kind}${String(index).padStart(18, '0')}`;

export const instructorIds = [numbered('P', 0), numbered('P', 1), numbered('P', 2)] as const;

/** Prices in taka that do not divide evenly, by tier. */
const prices = [
  { standard: 333.33, silver: 333.33, gold: 777.77, diamond: 1234.56 },
  { standard: 1250, silver: 1250, gold: 2999.99, diamond: 4100.01 },
  { standard: 10.01, silver: 10.01, gold: 19.99, diamond: 30.05 },
  { standard: 640.5, silver: 640.5, gold: 990.99, diamond: 1500.75 },
] as const;

export const courseIds = prices.map((_, index) => numbered('C', index));
/** Bundle of the first two courses. */
export const bundleId = numbered('B', 0);

const poisha = (taka: number): bigint => BigInt(Math.round(taka * 100));
const offer = (tier: Tier, taka: number, validityDays: number): Offer => ({
  tier,
  pricePoisha: poisha(taka),
  oldPricePoisha: 0n,
  validityDays,
});

const words = (en: string) => ({ en, bn: '' });

const course = (index: number, bundleCourseIds: string[] = []): Course => {
  const { standard, silver, gold, diamond } = prices[index] ?? prices[0];
  return Course.fromPartial({
    summary: {
      title: words(`Course ${index}`),
      subtitle: words('For the tests of money'),
      category: 'Guitar',
      level: Level.LEVEL_BEGINNER,
      instructorId: instructorIds[index % instructorIds.length],
      standard: offer(Tier.TIER_STANDARD, standard, 30),
      tiers: [
        offer(Tier.TIER_SILVER, silver, 30),
        offer(Tier.TIER_GOLD, gold, 90),
        offer(Tier.TIER_DIAMOND, diamond, 180),
      ],
      published: true,
      bundleCourseIds,
    },
    description: words('What is sold here'),
    topics: [words('One')],
    requirements: [words('None')],
    whoFor: [words('Everybody')],
    courseHours: '1',
  });
};

export const giftCardOffers = [
  { slug: 'money-500', price: 475, value: 500 },
  { slug: 'money-1000', price: 1000, value: 1000 },
] as const;

/** Creates instructors, courses, a bundle and gift card products through the admin API. */
export const createProducts = async (
  admin: Calls,
): Promise<readonly { id: string; price: bigint; value: bigint }[]> => {
  const shares = [70, 33, 100];
  for (const [index, id] of instructorIds.entries()) {
    const instructor = {
      name: words(`Instructor ${index}`),
      bio: words('Teaches'),
      band: '',
      sharePercent: shares[index],
    };
    await admin.catalogue.saveInstructor({ instructorId: id, instructor });
    await admin.catalogue.publishInstructor({ instructorId: id, published: true });
  }
  for (const [index, id] of courseIds.entries()) {
    await admin.catalogue.saveCourse({ courseId: id, course: course(index) });
    await admin.catalogue.publishCourse({ courseId: id, published: true, lessonCount: 1 });
  }
  await admin.catalogue.saveCourse({ courseId: bundleId, course: course(1, courseIds.slice(0, 2)) });
  await admin.catalogue.publishCourse({ courseId: bundleId, published: true, lessonCount: 1 });
  return Promise.all(
    giftCardOffers.map(async ({ slug, price, value }) => {
      const product = {
        name: words(`Gift card ${value}`),
        slug,
        pricePoisha: poisha(price),
        oldPricePoisha: 0n,
        valuePoisha: poisha(value),
        validityDays: 365,
        description: words('A gift'),
        image: 'none',
      };
      const { id } = await admin.shelves.saveProduct({ product });
      return { id, price: product.pricePoisha, value: product.valuePoisha };
    }),
  );
};
