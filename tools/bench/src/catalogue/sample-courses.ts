import { Course, CourseSummary, Level } from '@sargam/proto/catalogue/v1/courses';
import { Instructor } from '@sargam/proto/catalogue/v1/instructors';
import { type Offer, Tier } from '@sargam/proto/common/v1/offer';
import type { LocalizedText } from '@sargam/proto/common/v1/text';

const categories = [
  ['Guitar', 'গিটার'],
  ['Bass Guitar', 'বেজ গিটার'],
  ['Drums', 'ড্রামস'],
  ['Piano & Keyboard', 'পিয়ানো ও কিবোর্ড'],
  ['Sound Engineering', 'সাউন্ড ইঞ্জিনিয়ারিং'],
] as const;
const levels = [Level.LEVEL_BEGINNER, Level.LEVEL_INTERMEDIATE, Level.LEVEL_ADVANCED] as const;
const titlePrefixes = [
  'Easy',
  'Evening',
  'Folk',
  'Rock',
  'Fusion',
  'Classical',
  'Monsoon',
  'Festival',
  'Studio',
] as const;

export const instructorCount = 50;

const createId = (kind: string, index: number): string => `01BENCH${kind}${String(index).padStart(18, '0')}`;
export const courseId = (index: number): string => createId('C', index);
export const instructorId = (index: number): string => createId('P', index);

const localized = (en: string, bn: string): LocalizedText => ({ en, bn });

const paragraph = localized(
  'Short lessons with one idea each. You hear the phrase, see it slowly, and play it with the band until your hands know it. '.repeat(
    5,
  ),
  'ছোট ছোট লেসন, প্রতিটিতে একটি করে ভাবনা। আগে শুনুন, ধীরে দেখুন, তারপর হাত মুখস্থ না হওয়া পর্যন্ত ব্যান্ডের সঙ্গে বাজান। '.repeat(
    5,
  ),
);
const points = (count: number): LocalizedText[] =>
  Array.from({ length: count }, (_, i) =>
    localized(`Point ${i + 1}: what your hands learn here`, `বিষয় ${i + 1}: হাত এখানে যা শেখে`),
  );

const offer = (tier: Tier, taka: number, days: number): Offer => ({
  tier,
  pricePoisha: BigInt(taka) * 100n,
  oldPricePoisha: BigInt(taka + 500) * 100n,
  validityDays: days,
});

const createSummary = (index: number): CourseSummary => {
  const [category, categoryBn] = categories[index % categories.length] ?? categories[0];
  const titlePrefix = titlePrefixes[Math.floor(index / 5) % titlePrefixes.length];
  const taka = 1000 + (index % 17) * 100;
  return CourseSummary.fromPartial({
    id: courseId(index),
    title: localized(`${titlePrefix} ${category}, part ${index}`, `${categoryBn}, পর্ব ${index}`),
    subtitle: localized(`${category} for the evenings of a month`, `এক মাসের সন্ধ্যার জন্য ${categoryBn}`),
    category,
    level: levels[index % levels.length],
    instructorId: instructorId(index % instructorCount),
    thumbnail: index % 2 ? `course-${index}.webp` : '',
    standard: offer(Tier.TIER_STANDARD, taka, 90),
    tiers: [
      offer(Tier.TIER_SILVER, taka, 60),
      offer(Tier.TIER_GOLD, taka + 600, 180),
      offer(Tier.TIER_DIAMOND, taka + 1500, 365),
    ],
  });
};

/** The course with this index: the same in every run, in both languages, with texts as long as those of real courses. */
export const createSampleCourse = (index: number): Course =>
  Course.fromPartial({
    summary: createSummary(index),
    description: paragraph,
    topics: points(6),
    requirements: points(3),
    whoFor: points(3),
    courseHours: '12',
  });

export const createSampleInstructor = (index: number): Instructor =>
  Instructor.fromPartial({
    id: instructorId(index),
    name: localized(`Teacher ${index}`, `শিক্ষক ${index}`),
    bio: paragraph,
    band: 'Sample Band',
    sharePercent: 70,
  });
