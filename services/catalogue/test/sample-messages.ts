import { Course, Level } from '@sargam/proto/catalogue/v1/courses';
import { Tier } from '@sargam/proto/common/v1/offer';

export const buildInstructor = (en: string, bn: string) => ({
  id: '',
  name: { en, bn },
  bio: { en: 'Plays.', bn: 'বাজান।' },
  band: 'Matra',
  photo: '',
  banner: '',
  published: false,
  featured: false,
  courseIds: [],
  sharePercent: 60,
  createdAt: undefined,
});

export const offer = (tier: Tier, pricePoisha: bigint, validityDays: number) => ({
  tier,
  pricePoisha,
  oldPricePoisha: 0n,
  validityDays,
});

export const buildCourse = (en: string, change: object = {}): Course =>
  Course.fromPartial({
    summary: {
      title: { en, bn: 'কোর্স' },
      subtitle: { en: 'For everyone', bn: '' },
      category: 'Guitar',
      level: Level.LEVEL_BEGINNER,
      instructorId: 'i1',
      standard: offer(Tier.TIER_STANDARD, 120_000n, 30),
      tiers: [offer(Tier.TIER_GOLD, 300_000n, 90)],
      ...change,
    },
    description: { en: 'From the first note.', bn: '' },
  });
