import { type Course, type CoursePrices, CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import type { Offer, Tier } from '@sargam/proto/common/v1/offer';
import type { LocalizedText } from '@sargam/proto/common/v1/text';
import type { z } from 'zod';
import { type Blankable, valueOrPrevious } from '../../api/blank-fields.ts';
import { mergeText, splitText } from '../../api/texts.ts';
import type { CourseChanges, OfferFields } from './course-form.ts';
import { toLevel } from './course-response.ts';

interface PictureKeys {
  readonly thumbnail?: string;
  readonly banner?: string;
}

interface OfferChange {
  readonly price: Blankable<bigint>;
  readonly oldPrice: Blankable<bigint>;
  readonly days: Blankable<number>;
}

/** A price of 0 without days ends the offer. */
const endsOffer = ({ price, days }: OfferChange): boolean =>
  price === 0n && (days === undefined || days === '');

const changeOffer = (tier: Tier, before: Offer | undefined, change: OfferChange): Offer | undefined => {
  if (endsOffer(change)) return undefined;
  const offer = {
    tier,
    pricePoisha: valueOrPrevious(change.price, before?.pricePoisha ?? 0n),
    oldPricePoisha: valueOrPrevious(change.oldPrice, before?.oldPricePoisha ?? 0n),
    validityDays: valueOrPrevious(change.days, before?.validityDays ?? 0),
  };
  // A tier without a price and a validity is not offered.
  return offer.validityDays === 0 && offer.pricePoisha === 0n ? undefined : offer;
};

const tierFields = [
  ['TIER_SILVER', 'Silver'],
  ['TIER_GOLD', 'Gold'],
  ['TIER_DIAMOND', 'Diamond'],
] as const;

type PriceChanges = Partial<z.output<typeof OfferFields>>;

const changeTiers = (form: PriceChanges, before: readonly Offer[]): Offer[] =>
  tierFields.flatMap(([tier, name]) => {
    const previous = before.find((offer) => offer.tier === tier);
    const price = form[`price${name}Price`];
    const oldPrice = form[`price${name}OldPrice`];
    const days = form[`price${name}Validity`];
    return changeOffer(tier, previous, { price, oldPrice, days }) ?? [];
  });

/** Changes the prices given in the form and keeps the others. */
export const changePrices = (
  form: PriceChanges,
  before: Pick<CoursePrices, 'standard' | 'tiers'>,
): CoursePrices => ({
  standard: changeOffer('TIER_STANDARD', before.standard, {
    price: form.price,
    oldPrice: form.oldPrice,
    days: form.validity,
  }),
  tiers: changeTiers(form, before.tiers),
});

const changeTexts = (
  text: string | undefined,
  bengali: string | undefined,
  before: LocalizedText[],
): LocalizedText[] =>
  text === undefined && bengali === undefined ? before : splitText(text, bengali, before);

const changeIds = (text: string | undefined, before: string[]): string[] =>
  text === undefined
    ? before
    : text
        .split(/[,;]/)
        .map((id) => id.trim())
        .filter((id) => id !== '');

/** Changes the fields given in the form and keeps the others. */
export const applyCourseChanges = (course: Course, form: CourseChanges, pictures: PictureKeys): Course => {
  const before = course.summary ?? CourseSummary.create();
  return {
    ...course,
    summary: {
      ...before,
      title: mergeText(before.title, form.title, form.titleBn),
      subtitle: mergeText(before.subtitle, form.subtitle, form.subtitleBn),
      category: form.catagory ?? before.category,
      level: form.courseType ? toLevel(form.courseType) : before.level,
      instructorId: form.instructor ?? before.instructorId,
      ...changePrices(form, before),
      thumbnail: pictures.thumbnail ?? before.thumbnail,
      bundleCourseIds: changeIds(form.bundleCourses, before.bundleCourseIds),
    },
    description: mergeText(course.description, form.desc, form.descBn),
    topics: changeTexts(form.topic, form.topicBn, course.topics),
    requirements: changeTexts(form.requirements, form.requirementsBn, course.requirements),
    whoFor: changeTexts(form.whoFor, form.whoForBn, course.whoFor),
    courseHours: form.courseHour ?? course.courseHours,
    teachingLanguage: form.teachingLanguage ?? course.teachingLanguage,
    banner: pictures.banner ?? course.banner,
  };
};

/** As applyCourseChanges, but an instructor only proposes prices (decision B76). */
export const applyInstructorChanges = (
  course: Course,
  form: CourseChanges,
  pictures: PictureKeys,
): Course => {
  const prices = course.summary ?? CourseSummary.create();
  const { summary, ...changed } = applyCourseChanges(course, form, pictures);
  return {
    ...changed,
    summary: summary && { ...summary, standard: prices.standard, tiers: prices.tiers },
    proposal: changePrices(form, course.proposal ?? prices),
  };
};
