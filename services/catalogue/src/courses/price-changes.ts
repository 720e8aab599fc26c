import type { FieldError } from '@sargam/chassis/errors';
import {
  type Course,
  type CourseDraft,
  type CoursePrices,
  isHalfOffer,
  type Offer,
  tiers,
} from './course.ts';

const noOffer: Offer = { price: 0n, oldPrice: 0n, validityDays: 0 };
const noPrices: CoursePrices = { standard: noOffer, tiers: {} };

const capitalize = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const nameOf = (prefix: string, field: string): string =>
  prefix === '' ? field : `${prefix}${capitalize(field)}`;

/** The fields of an offer in the course form, with their values. */
const offerFields = (prefix: string, offer: Offer = noOffer): readonly [string, bigint | number][] => [
  [nameOf(prefix, 'price'), offer.price],
  [nameOf(prefix, 'oldPrice'), offer.oldPrice],
  [nameOf(prefix, 'validity'), offer.validityDays],
];

/** The offers with the prefix of their fields in the course form. */
const namedOffers = ({
  standard,
  tiers: more,
}: CoursePrices): readonly (readonly [string, Offer | undefined])[] => [
  ['', standard],
  ...tiers.map((tier) => [`price${capitalize(tier)}`, more[tier]] as const),
];

const priceFields = (course: Pick<CourseDraft, 'standard' | 'tiers' | 'bundle'> | undefined) =>
  new Map<string, bigint | number | string>([
    ...namedOffers(course ?? noPrices).flatMap(([prefix, offer]) => offerFields(prefix, offer)),
    ['bundleCourses', (course?.bundle ?? []).join()],
  ]);

/** The fields of the course form that only admins change and in which a draft differs: prices, validities and the bundle (decision P8). */
export const findPriceChanges = (draft: CourseDraft, current: Course | undefined): readonly FieldError[] => {
  const before = priceFields(current);
  return [...priceFields(draft)].flatMap(([field, value]) =>
    value === before.get(field) ? [] : [{ field, message: 'Only an admin changes this.' }],
  );
};

/** The missing price or days of each half offer. Offers that stay as they were before are not named. */
export const findHalfOffers = (next: CoursePrices, before = noPrices): readonly FieldError[] => {
  const previous = new Map(namedOffers(before));
  return namedOffers(next).flatMap(([prefix, offer = noOffer]) => {
    const old = previous.get(prefix);
    const isUnchanged = old?.price === offer.price && old.validityDays === offer.validityDays;
    if (isUnchanged || !isHalfOffer(offer)) return [];
    const field = nameOf(prefix, offer.price > 0n ? 'validity' : 'price');
    return [{ field, message: 'This is required' }];
  });
};
