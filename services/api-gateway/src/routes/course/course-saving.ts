import type { Course } from '@sargam/proto/catalogue/v1/catalogue';
import { CourseSummary } from '@sargam/proto/catalogue/v1/catalogue';
import type { Offer, Tier } from '@sargam/proto/common/v1/offer';
import type { LocalizedText } from '@sargam/proto/common/v1/text';
import { mergedText, splitTexts } from '../../wire/texts.ts';
import type { CourseChanges } from './course-form.ts';
import { levelOf } from './course-mapping.ts';

interface Pictures {
  readonly thumbnail?: string;
  readonly banner?: string;
}

type Blankable<T> = T | '' | undefined;

interface OfferChange {
  readonly price: Blankable<bigint>;
  readonly oldPrice: Blankable<bigint>;
  readonly days: Blankable<number>;
}

const given = <T>(value: Blankable<T>, before: T): T =>
  value === undefined || value === '' ? before : value;

const changedOffer = (tier: Tier, before: Offer | undefined, change: OfferChange): Offer | undefined => {
  const offer = {
    tier,
    pricePoisha: given(change.price, before?.pricePoisha ?? 0n),
    oldPricePoisha: given(change.oldPrice, before?.oldPricePoisha ?? 0n),
    validityDays: given(change.days, before?.validityDays ?? 0),
  };
  // A tier that has neither a price nor a length is not set.
  return offer.validityDays === 0 && offer.pricePoisha === 0n ? undefined : offer;
};

const tiersOf = (form: CourseChanges, before: readonly Offer[]): Offer[] => {
  const tier = (name: Tier, change: OfferChange) =>
    changedOffer(
      name,
      before.find((offer) => offer.tier === name),
      change,
    );
  return [
    tier('TIER_SILVER', {
      price: form.priceSilverPrice,
      oldPrice: form.priceSilverOldPrice,
      days: form.priceSilverValidity,
    }),
    tier('TIER_GOLD', {
      price: form.priceGoldPrice,
      oldPrice: form.priceGoldOldPrice,
      days: form.priceGoldValidity,
    }),
    tier('TIER_DIAMOND', {
      price: form.priceDiamondPrice,
      oldPrice: form.priceDiamondOldPrice,
      days: form.priceDiamondValidity,
    }),
  ].filter((offer) => offer !== undefined);
};

const listOf = (
  text: string | undefined,
  bengali: string | undefined,
  before: LocalizedText[],
): LocalizedText[] =>
  text === undefined && bengali === undefined ? before : splitTexts(text, bengali, before);

const idsOf = (text: string | undefined, before: string[]): string[] =>
  text === undefined
    ? before
    : text
        .split(/[,;]/)
        .map((id) => id.trim())
        .filter((id) => id !== '');

/** The course with what the form gives changed, and the rest as it was. */
export const withChanges = (course: Course, form: CourseChanges, pictures: Pictures): Course => {
  const before = course.summary ?? CourseSummary.create();
  const standard = { price: form.price, oldPrice: form.oldPrice, days: form.validity };
  return {
    ...course,
    summary: {
      ...before,
      title: mergedText(before.title, form.title, form.titleBn),
      subtitle: mergedText(before.subtitle, form.subtitle, form.subtitleBn),
      category: form.catagory ?? before.category,
      level: form.courseType ? levelOf(form.courseType) : before.level,
      instructorId: form.instructor ?? before.instructorId,
      standard: changedOffer('TIER_STANDARD', before.standard, standard),
      tiers: tiersOf(form, before.tiers),
      thumbnail: pictures.thumbnail ?? before.thumbnail,
      bundleCourseIds: idsOf(form.bundleCourses, before.bundleCourseIds),
    },
    description: mergedText(course.description, form.desc, form.descBn),
    topics: listOf(form.topic, form.topicBn, course.topics),
    requirements: listOf(form.requirements, form.requirementsBn, course.requirements),
    whoFor: listOf(form.whoFor, form.whoForBn, course.whoFor),
    courseHours: form.courseHour ?? course.courseHours,
    banner: pictures.banner ?? course.banner,
  };
};
