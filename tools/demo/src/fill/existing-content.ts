import {
  coupons,
  courseFiles,
  courses,
  freebies,
  giftCards,
  notifications,
  upcoming,
} from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import { type Caller, CallRefused } from './gateway-caller.ts';

/** The demo items that exist already; a repeated run skips them. */
export interface ExistingContent {
  readonly instructors: ReadonlySet<string>;
  readonly courses: ReadonlySet<string>;
  readonly giftCardCategories: ReadonlySet<string>;
  readonly giftCards: ReadonlySet<string>;
  readonly coupons: ReadonlySet<string>;
  readonly freebies: ReadonlySet<string>;
  readonly upcoming: ReadonlySet<string>;
  readonly notifications: ReadonlySet<string>;
  readonly courseFiles: boolean;
  readonly popup: boolean;
  readonly socialFigures: boolean;
}

interface Rows<K extends string> {
  readonly data: readonly Readonly<Record<K, string>>[];
}

const listKeys = async <K extends string>(
  admin: Caller,
  path: string,
  key: K,
): Promise<ReadonlySet<string>> => {
  const { data } = await admin.get<Rows<K>>(path, { subject: 'existing content' });
  return new Set(data.map((row) => row[key]));
};

const hasPopup = (admin: Caller): Promise<boolean> =>
  admin.get('/popup/find/landing', { subject: 'the popup' }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof CallRefused && error.status === 404) return false;
      throw error;
    },
  );

/** Checks the last file only, because the files are added in sequence. */
const hasCourseFiles = async (admin: Caller, existingCourses: ReadonlySet<string>): Promise<boolean> => {
  const last = demoId('course', courseFiles.at(-1)?.course ?? '');
  if (!existingCourses.has(last)) return false;
  const { documents = [] } = await admin.get<{ documents?: object[] }>(`/course/${last}/`, { subject: last });
  return documents.length > 0;
};

const hasFigures = async (admin: Caller): Promise<boolean> => {
  const figures = await admin.get<object>('/analytics/social-analytics', { subject: 'social figures' });
  return Object.keys(figures).length > 0;
};

export const loadExistingContent = async (admin: Caller): Promise<ExistingContent> => {
  const [existingInstructors, existingCourses, giftCardCategories, existingGiftCards, existingCoupons] =
    await Promise.all([
      listKeys(admin, '/instructor/', '_id'),
      listKeys(admin, '/course/adminallcourse', '_id'),
      listKeys(admin, '/store/category/', '_id'),
      listKeys(admin, '/store/product/', '_id'),
      listKeys(admin, '/cart/cupon/list', 'cuponCode'),
    ]);
  const [existingFreebies, existingUpcoming, existingNotifications, popup, socialFigures] = await Promise.all(
    [
      listKeys(admin, '/freebies/', '_id'),
      listKeys(admin, '/course/upcoming', '_id'),
      listKeys(admin, '/notification', '_id'),
      hasPopup(admin),
      hasFigures(admin),
    ],
  );
  return {
    instructors: existingInstructors,
    courses: existingCourses,
    coupons: existingCoupons,
    giftCardCategories,
    giftCards: existingGiftCards,
    courseFiles: await hasCourseFiles(admin, existingCourses),
    freebies: existingFreebies,
    upcoming: existingUpcoming,
    notifications: existingNotifications,
    popup,
    socialFigures,
  };
};

/** Whether everything exists. Coupons are created last, after all other items. */
export const isComplete = (present: ExistingContent): boolean =>
  courses.every(({ key }) => present.courses.has(demoId('course', key))) &&
  giftCards.every(({ key }) => present.giftCards.has(demoId('gift-card', key))) &&
  coupons.every(({ code }) => present.coupons.has(code)) &&
  freebies.every(({ key }) => present.freebies.has(demoId('freebie', key))) &&
  upcoming.every(({ key }) => present.upcoming.has(demoId('upcoming', key))) &&
  notifications.every(({ key }) => present.notifications.has(demoId('notification', key))) &&
  present.courseFiles &&
  present.popup &&
  present.socialFigures;
