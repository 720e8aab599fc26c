import { startFakeService } from '@sargam/chassis/testing';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import { Tier } from '@sargam/proto/common/v1/offer';

/** A fake catalogue; the test adds courses with prices in taka. */
export interface FakeCatalogue {
  readonly address: string;
  /** The courses of each `getCourses` call. */
  readonly calls: (readonly string[])[];
  addCourse(
    id: string,
    taka: number,
    more?: {
      published?: boolean;
      silver?: number;
      gold?: number;
      goldDays?: number;
      standardDays?: number;
      bundle?: string[];
      title?: { en: string; bn: string };
    },
  ): void;
  stop(): Promise<void>;
}

const offer = (tier: Tier, taka: number, validityDays: number) => ({
  tier,
  pricePoisha: BigInt(Math.round(taka * 100)),
  oldPricePoisha: BigInt(Math.round(taka * 120)),
  validityDays,
});

export const startFakeCatalogue = async (): Promise<FakeCatalogue> => {
  const courses = new Map<string, CourseSummary>();
  const calls: string[][] = [];
  const fake = await startFakeService(
    CatalogueServiceDefinition,
    {
      getCourses: async ({ courseIds }) => {
        calls.push(courseIds);
        return {
          courses: courseIds.map((id) => courses.get(id)).filter((course) => course !== undefined),
          total: 0,
          categories: [],
        };
      },
    },
    'commerce',
  );
  return {
    ...fake,
    calls,
    addCourse(
      id,
      taka,
      { published = true, silver, gold, goldDays = 180, standardDays = 30, bundle = [], title } = {},
    ) {
      const summary = CourseSummary.fromPartial({
        id,
        title: title ?? { en: `Course ${id}`, bn: `কোর্স ${id}` },
        instructorId: 'instructor-1',
        standard: offer(Tier.TIER_STANDARD, taka, standardDays),
        tiers: [
          ...(silver === undefined ? [] : [offer(Tier.TIER_SILVER, silver, 60)]),
          ...(gold === undefined ? [] : [offer(Tier.TIER_GOLD, gold, goldDays)]),
        ],
        published,
        bundleCourseIds: bundle,
      });
      courses.set(id, summary);
    },
  };
};
