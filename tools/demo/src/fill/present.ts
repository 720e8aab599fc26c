import {
  coupons,
  courseFiles,
  courses,
  freebies,
  giftCards,
  notifications,
  upcoming,
} from '../content/index.ts';
import { demoId } from '../identifier.ts';
import { type Caller, Refused } from './call.ts';

/** What of the demo is there already, so that a repeat asks for nothing twice. */
export interface Present {
  readonly instructors: ReadonlySet<string>;
  readonly courses: ReadonlySet<string>;
  readonly giftCardCategories: ReadonlySet<string>;
  readonly giftCards: ReadonlySet<string>;
  readonly coupons: ReadonlySet<string>;
  readonly freebies: ReadonlySet<string>;
  readonly upcoming: ReadonlySet<string>;
  readonly notifications: ReadonlySet<string>;
  readonly filesOfCourses: boolean;
  readonly popup: boolean;
  readonly socialFigures: boolean;
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

const hasPopup = (admin: Caller): Promise<boolean> =>
  admin.get('/popup/find/landing', { subject: 'the popup' }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused && error.status === 404) return false;
      throw error;
    },
  );

/** Told by the last one: they are added one after another. */
const hasCourseFiles = async (admin: Caller, there: ReadonlySet<string>): Promise<boolean> => {
  const last = demoId('course', courseFiles.at(-1)?.course ?? '');
  if (!there.has(last)) return false;
  const { documents = [] } = await admin.get<{ documents?: object[] }>(`/course/${last}/`, { subject: last });
  return documents.length > 0;
};

const hasFigures = async (admin: Caller): Promise<boolean> => {
  const figures = await admin.get<object>('/analytics/social-analytics', { subject: 'social figures' });
  return Object.keys(figures).length > 0;
};

export const readPresent = async (admin: Caller): Promise<Present> => {
  const [teachers, ofCourses, giftCardCategories, ofGiftCards, ofCoupons] = await Promise.all([
    keysIn(admin, '/instructor/', '_id'),
    keysIn(admin, '/course/adminallcourse', '_id'),
    keysIn(admin, '/store/category/', '_id'),
    keysIn(admin, '/store/product/', '_id'),
    keysIn(admin, '/cart/cupon/list', 'cuponCode'),
  ]);
  const [ofFreebies, toCome, told, popup, socialFigures] = await Promise.all([
    keysIn(admin, '/freebies/', '_id'),
    keysIn(admin, '/course/upcoming', '_id'),
    keysIn(admin, '/notification', '_id'),
    hasPopup(admin),
    hasFigures(admin),
  ]);
  return {
    ...{ instructors: teachers, courses: ofCourses, coupons: ofCoupons },
    ...{ giftCardCategories, giftCards: ofGiftCards },
    filesOfCourses: await hasCourseFiles(admin, ofCourses),
    ...{ freebies: ofFreebies, upcoming: toCome, notifications: told, popup, socialFigures },
  };
};

/** The vouchers are made last: where they are, all that goes before them is. */
export const isFilled = (present: Present): boolean =>
  courses.every(({ key }) => present.courses.has(demoId('course', key))) &&
  giftCards.every(({ key }) => present.giftCards.has(demoId('gift-card', key))) &&
  coupons.every(({ code }) => present.coupons.has(code)) &&
  freebies.every(({ key }) => present.freebies.has(demoId('freebie', key))) &&
  upcoming.every(({ key }) => present.upcoming.has(demoId('upcoming', key))) &&
  notifications.every(({ key }) => present.notifications.has(demoId('notification', key))) &&
  present.filesOfCourses &&
  present.popup &&
  present.socialFigures;
