import {
  couponPurchases,
  coupons,
  courseFiles,
  courses,
  freebies,
  giftCards,
  notifications,
  storePurchases,
  upcoming,
} from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import { type Caller, CallRefused } from './gateway-caller.ts';

/** The path of the list of each kind of item, and the field that identifies an item. */
const lists = {
  instructors: ['/instructor/', '_id'],
  courses: ['/course/adminallcourse', '_id'],
  giftCardCategories: ['/store/category/', '_id'],
  giftCards: ['/store/product/', '_id'],
  coupons: ['/cart/cupon/list', 'cuponCode'],
  freebies: ['/freebies/', '_id'],
  upcoming: ['/course/upcoming', '_id'],
  notifications: ['/notification', '_id'],
} as const;

type ExistingItems = Readonly<Record<keyof typeof lists, ReadonlySet<string>>>;

/** The demo items that exist already; a repeated run skips them. */
export interface ExistingContent extends ExistingItems {
  readonly courseFiles: boolean;
  readonly popup: boolean;
  readonly socialFigures: boolean;
  readonly storeOrders: boolean;
  /** Codes of the coupons that an order has used. */
  readonly usedCoupons: ReadonlySet<string>;
}

interface Rows {
  readonly data: readonly Readonly<Record<string, string>>[];
}

const listExistingItems = async (admin: Caller): Promise<ExistingItems> => {
  const items = Object.entries(lists).map(async ([kind, [path, field]]) => {
    const { data } = await admin.get<Rows>(path, { subject: 'existing content' });
    return [kind, new Set(data.map((row) => row[field]))];
  });
  return Object.fromEntries(await Promise.all(items));
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

const hasStoreOrders = async (admin: Caller): Promise<boolean> => {
  const { total } = await admin.get<{ total: number }>('/store/order/?limit=1', { subject: 'store orders' });
  return total >= storePurchases.length;
};

interface CouponRow {
  readonly cuponCode: string;
  readonly presentCount: number;
}

const listUsedCoupons = async (admin: Caller): Promise<ReadonlySet<string>> => {
  const path = '/cart/cupon/list';
  const { data } = await admin.get<{ data: readonly CouponRow[] }>(path, { subject: 'used coupons' });
  return new Set(data.filter(({ presentCount }) => presentCount > 0).map(({ cuponCode }) => cuponCode));
};

export const loadExistingContent = async (admin: Caller): Promise<ExistingContent> => {
  const [items, popup, socialFigures, storeOrders, usedCoupons] = await Promise.all([
    listExistingItems(admin),
    hasPopup(admin),
    hasFigures(admin),
    hasStoreOrders(admin),
    listUsedCoupons(admin),
  ]);
  const courseFiles = await hasCourseFiles(admin, items.courses);
  return { ...items, popup, socialFigures, storeOrders, usedCoupons, courseFiles };
};

/** Whether everything exists. Coupons are created last, after all other items, and then used. */
export const isComplete = (present: ExistingContent): boolean =>
  courses.every(({ key }) => present.courses.has(demoId('course', key))) &&
  giftCards.every(({ key }) => present.giftCards.has(demoId('gift-card', key))) &&
  coupons.every(({ code }) => present.coupons.has(code)) &&
  freebies.every(({ key }) => present.freebies.has(demoId('freebie', key))) &&
  upcoming.every(({ key }) => present.upcoming.has(demoId('upcoming', key))) &&
  notifications.every(({ key }) => present.notifications.has(demoId('notification', key))) &&
  present.storeOrders &&
  couponPurchases.every(({ coupon }) => present.usedCoupons.has(coupon)) &&
  present.courseFiles &&
  present.popup &&
  present.socialFigures;
