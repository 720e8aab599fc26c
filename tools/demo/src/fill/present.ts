import { coupons, courses, giftCards } from '../content/index.ts';
import { demoId } from '../identifier.ts';
import type { Caller } from './call.ts';

/** What of the demo is there already, so that a repeat asks for nothing twice. */
export interface Present {
  readonly instructors: ReadonlySet<string>;
  readonly courses: ReadonlySet<string>;
  readonly giftCardCategories: ReadonlySet<string>;
  readonly giftCards: ReadonlySet<string>;
  readonly coupons: ReadonlySet<string>;
}

interface Rows<K extends string> {
  readonly data: readonly Readonly<Record<K, string>>[];
}

const keysIn = async <K extends string>(
  admin: Caller,
  path: string,
  key: K,
): Promise<ReadonlySet<string>> => {
  const { data } = await admin.get<Rows<K>>(path, { subject: 'what is there already' });
  return new Set(data.map((row) => row[key]));
};

export const readPresent = async (admin: Caller): Promise<Present> => {
  const [instructors, ofCourses, giftCardCategories, ofGiftCards, ofCoupons] = await Promise.all([
    keysIn(admin, '/instructor/', '_id'),
    keysIn(admin, '/course/adminallcourse', '_id'),
    keysIn(admin, '/store/category/', '_id'),
    keysIn(admin, '/store/product/', '_id'),
    keysIn(admin, '/cart/cupon/list', 'cuponCode'),
  ]);
  return {
    instructors,
    courses: ofCourses,
    giftCardCategories,
    giftCards: ofGiftCards,
    coupons: ofCoupons,
  };
};

/** The vouchers are made last: where they are, all that goes before them is. */
export const isFilled = (present: Present): boolean =>
  courses.every(({ key }) => present.courses.has(demoId('course', key))) &&
  giftCards.every(({ key }) => present.giftCards.has(demoId('gift-card', key))) &&
  coupons.every(({ code }) => present.coupons.has(code));
