import { dayMs, dhakaDay } from '@sargam/chassis/calendar';
import {
  SalesSummary as SalesSummaryMessage,
  type SalesSummary as StoredSummary,
} from '@sargam/proto/payouts/v1/analytics';
import { z } from 'zod';
import { field, type ResponseMapping, responseOf, success, successListOf } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { Id, PageQuery, toPage } from '../../api/schemas.ts';
import { isOwnInstructor } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { DayRange } from './analytics-response.ts';
import { toDayRange } from './day-range.ts';
import { courseSalesCsv } from './sales-csv.ts';
import { courseTotalsCsv, instructorTotalsCsv } from './totals-csv.ts';
import {
  CourseSales,
  CourseTotals,
  CourseTotalsQuery,
  InstructorDetail,
  InstructorTotals,
  InstructorTotalsQuery,
  SalesSummary,
  toCourseFilter,
  toInstructorFilter,
} from './totals-response.ts';

const missing = 'both from and to dates are needed';
const always = { firstDay: '', lastDay: '' };

interface Summaries {
  readonly range: StoredSummary;
  readonly last30Days: StoredSummary;
  readonly allTime: StoredSummary;
}

const summaryOf = (name: keyof Summaries): ResponseMapping<Summaries, typeof SalesSummary.schema> =>
  field(SalesSummary.schema, (summaries, language) => SalesSummary.toResponse(summaries[name], language));

const Sales = responseOf<Summaries>('SalesAnalytics')({
  ...success.fields,
  data: responseOf<Summaries>()({
    range: summaryOf('range'),
    last30Days: summaryOf('last30Days'),
    allTime: summaryOf('allTime'),
  }),
});

const InstructorParams = z.object({ instructorId: Id });

export const totalsRoutes: readonly Route[] = [
  route.get('/analytics/sales/{start}/{end}', {
    summary: 'Orders, paid, unpaid and received: of the days, of the last 30 days and of all time',
    roles: admins,
    noOwner: 'staff',
    params: DayRange,
    invalidMessage: missing,
    response: Sales,
    handle: async ({ params }, { analytics, clock }) => {
      const now = clock();
      const last30Days = { firstDay: dhakaDay(new Date(now.getTime() - 29 * dayMs)), lastDay: dhakaDay(now) };
      const ranges = [toDayRange(params), last30Days, always];
      const { summaries } = await analytics.getSalesSummaries({ ranges });
      const [range, last, allTime] = summaries;
      const none = SalesSummaryMessage.create();
      return { range: range ?? none, last30Days: last ?? none, allTime: allTime ?? none };
    },
  }),
  route.get('/analytics/secure/instructor', {
    summary: 'All instructors with lifetime figures; for an instructor only their own row',
    roles: ['admin', 'instructor'],
    query: InstructorTotalsQuery,
    response: successListOf(InstructorTotals, 'instructors'),
    handle: ({ query }, { analytics }) =>
      analytics.listInstructorTotals({ page: toPage(query), ...toInstructorFilter(query) }),
    csv: {
      name: 'instructors',
      open: ({ query, language }, { analytics }) =>
        instructorTotalsCsv(analytics, toInstructorFilter(query), language),
    },
  }),
  route.get('/analytics/secure/instructor/{instructorId}', {
    summary: 'Lifetime figures of an instructor and of their courses',
    roles: ['admin', 'instructor'],
    params: InstructorParams,
    isOwner: isOwnInstructor,
    response: InstructorDetail,
    handle: ({ params }, { analytics }) => analytics.getInstructorTotals(params),
  }),
  route.get('/analytics/courses', {
    summary: 'All courses with lifetime figures',
    roles: admins,
    query: CourseTotalsQuery,
    response: successListOf(CourseTotals, 'courses'),
    handle: ({ query }, { analytics }) =>
      analytics.listCourseTotals({ page: toPage(query), ...toCourseFilter(query) }),
    csv: {
      name: 'courses',
      open: ({ query, language }, { analytics }) =>
        courseTotalsCsv(analytics, toCourseFilter(query), language),
    },
  }),
  route.get('/analytics/course/{id}/{start}/{end}', {
    summary: 'The sales of a course with coupon and buyer, newest first; for its instructor and admins',
    roles: ['admin', 'instructor'],
    noOwner: 'service',
    params: DayRange.extend({ id: Id }),
    invalidMessage: missing,
    query: PageQuery,
    response: CourseSales,
    handle: ({ params, query }, { analytics }) =>
      analytics.listCourseSales({ courseId: params.id, range: toDayRange(params), page: toPage(query) }),
    csv: {
      name: 'course-sales',
      open: ({ params, language }, { analytics }) =>
        courseSalesCsv(analytics, { courseId: params.id, range: toDayRange(params) }, language),
    },
  }),
];
