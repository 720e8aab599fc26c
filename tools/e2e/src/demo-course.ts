import { type CourseContent, courses } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import type { Language } from './texts.ts';

export type Tier = 'silver' | 'gold' | 'diamond';

/** A course of the demo data. */
export interface DemoCourse {
  readonly key: string;
  readonly id: string;
  readonly content: CourseContent;
  title(language: Language): string;
  /** Taka. */
  price(tier: Tier): number;
  days(tier: Tier): number;
}

export const findDemoCourse = (key: string): DemoCourse => {
  const content = courses.find((course) => course.key === key);
  if (!content) throw new Error(`The demo has no course ${key}.`);
  const findTier = (tier: Tier) => {
    const found = content.tiers[tier];
    if (!found) throw new Error(`${key} has no ${tier}.`);
    return found;
  };
  return {
    key,
    content,
    id: demoId('course', key),
    title: (language) => content.title[language],
    price: (tier) => Number(findTier(tier).pricePoisha) / 100,
    days: (tier) => findTier(tier).validityDays,
  };
};
