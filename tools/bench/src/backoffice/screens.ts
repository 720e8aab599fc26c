import { courseId, instructorId } from '../catalogue/sample-courses.ts';
import { rowId } from './sizes.ts';

/** Values of the path's parameters and of the query. */
export type Values = Readonly<Record<string, string>>;

/** A route as its screen requests it. */
export interface Screen {
  /** Rows of a page; undefined for a route without pages. */
  readonly limit?: number;
  /** Other values than `defaultValues`, by their name in the report. */
  readonly variants?: Readonly<Record<string, Values>>;
}

/** Dates are day-month-year, in Dhaka. */
const formatDay = (daysAgo: number): string => {
  const date = new Date(Date.now() + 6 * 3_600_000 - daysAgo * 86_400_000);
  return date.toISOString().slice(0, 10).split('-').reverse().join('-');
};

export const defaultValues: Values = {
  start: formatDay(29),
  end: formatDay(0),
  id: courseId(7),
  instructorId: instructorId(7),
  word: 'all',
};

const year = { start: formatDay(364) };
const threeYears = { start: formatDay(3 * 365) };
const search = { q: 'rahman' };

/** The parameters of each list and each analytics call of the back-office. A new route needs a line here. */
export const screens: Readonly<Record<string, Screen>> = {
  '/course/adminallcourse': {
    limit: 20,
    variants: { search: { q: 'guitar' }, 'not featured': { featured: 'false' } },
  },
  '/course/secure-course/': { limit: 20 },
  '/course/{id}/checklist': {},
  '/course/{id}/reviews': { limit: 10 },
  '/course/submission/waiting': { limit: 20 },
  '/reviews/': { limit: 20 },
  '/instructor/admin/instructorlist': { limit: 20, variants: { search: { q: 'Teacher 1' } } },
  '/freebies/': { limit: 20 },
  '/user/certificatelist/work': {
    limit: 20,
    variants: { pending: { state: 'pending' }, course: { course: courseId(7) } },
  },
  '/user/': {
    limit: 5,
    variants: {
      search,
      'number of a student': { q: '2500' },
      'unverified by name': { verified: 'false', sort: 'name' },
      suspended: { suspended: 'true' },
    },
  },
  '/user/type/{word}': {
    limit: 20,
    variants: { subscribers: { word: 'subscriber' }, uploaders: { word: '2' } },
  },
  '/analytics/users/{start}/{end}': { limit: 5, variants: { year, 'three years': threeYears } },
  '/oauthusers': { limit: 10 },
  '/audit': {
    limit: 20,
    variants: {
      action: { action: 'GrantRefund' },
      actor: { actor: rowId('S', 2) },
      'kind of target': { targetKind: 'order' },
      target: { targetKind: 'person', targetId: rowId('S', 12) },
      service: { service: 'commerce' },
    },
  },
  '/search/admin': {
    variants: { name: search, order: { q: '00001234' }, email: { q: 'person4321@example.com' } },
  },
  '/cart/cupon/list': { limit: 20 },
  '/order/import/waiting': {},
  '/order/list': { limit: 10 },
  '/order/refund/list': { limit: 10, variants: { requested: { state: 'asked' } } },
  '/course-invalidate': { limit: 5 },
  '/analytics/': {},
  '/analytics/social-analytics': {},
  '/analytics/dashboard': {},
  '/analytics/sales/{start}/{end}': { variants: { 'three years': threeYears } },
  '/analytics/orders/{start}/{end}': {
    limit: 10,
    variants: {
      year,
      'three years': threeYears,
      'partly refunded of a year': { ...year, state: 'partly_refunded' },
    },
  },
  '/analytics/paid-orders/{start}/{end}': { limit: 10, variants: { year } },
  '/analytics/secure/instructor': {
    limit: 20,
    variants: { search: { search: 'Teacher 1' }, 'by due': { sort: 'due', order: 'desc' } },
  },
  '/analytics/secure/instructor/{instructorId}': {},
  '/analytics/instructor/{instructorId}/{start}/{end}': {
    limit: 10,
    variants: { 'three years': threeYears },
  },
  '/analytics/instructor/{instructorId}/{start}/{end}/summary': { variants: { 'three years': threeYears } },
  '/analytics/teaching/{instructorId}': {},
  '/analytics/drop-off/{id}': {},
  '/analytics/courses': {
    limit: 20,
    variants: { search: { search: '17' }, 'by name': { sort: 'name', order: 'asc' } },
  },
  '/analytics/course/{id}/{start}/{end}': { limit: 10, variants: { 'three years': threeYears } },
  '/instructor/settlement/{instructorId}': { limit: 10 },
  '/store/product/': { limit: 10 },
  '/store/category/': { limit: 4 },
  '/store/order/': { limit: 10 },
  '/store/gift-card/': { limit: 10, variants: { user: { userId: rowId('S', 3) } } },
  '/contact/general/': { limit: 20, variants: { unanswered: { status: 'false' } } },
  '/contact/student/': { limit: 20, variants: { unanswered: { status: 'false' } } },
  '/contact/mystudent/{instructorId}': { limit: 20 },
  '/notification': { limit: 20 },
  '/dead-letters': {},
  '/mails/unknown': { limit: 20 },
  '/mass-mail/': { limit: 10, variants: { finished: { state: 'finished' } } },
  '/mass-mail/{id}/recipients': { limit: 20, variants: { failed: { state: 'failed' } } },
};

/** Lists without a screen in the back-office. */
export const otherLists: ReadonlySet<string> = new Set(['/course/', '/instructor/']);
