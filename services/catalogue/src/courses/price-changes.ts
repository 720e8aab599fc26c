import type { FieldError } from '@sargam/chassis/errors';
import { type Course, type CourseDraft, type Offer, tiers } from './course.ts';

const noOffer: Offer = { price: 0n, oldPrice: 0n, validityDays: 0 };

/** The fields of an offer in the course form, with their values. */
const offerFields = (prefix: string, offer: Offer = noOffer): readonly [string, bigint | number][] => {
  const nameOf = (field: string) =>
    prefix === '' ? field : `${prefix}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return [
    [nameOf('price'), offer.price],
    [nameOf('oldPrice'), offer.oldPrice],
    [nameOf('validity'), offer.validityDays],
  ];
};

const priceFields = (course: Pick<CourseDraft, 'standard' | 'tiers' | 'bundle'> | undefined) =>
  new Map<string, bigint | number | string>([
    ...offerFields('', course?.standard),
    ...tiers.flatMap((tier) =>
      offerFields(`price${tier.charAt(0).toUpperCase()}${tier.slice(1)}`, course?.tiers[tier]),
    ),
    ['bundleCourses', (course?.bundle ?? []).join()],
  ]);

/** The fields of the course form that only admins change and in which a draft differs: prices, validities and the bundle (decision P8). */
export const findPriceChanges = (draft: CourseDraft, current: Course | undefined): readonly FieldError[] => {
  const before = priceFields(current);
  return [...priceFields(draft)].flatMap(([field, value]) =>
    value === before.get(field) ? [] : [{ field, message: 'Only an admin changes this.' }],
  );
};
