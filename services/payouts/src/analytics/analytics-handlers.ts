import { memoizeLargeCounts } from '@sargam/chassis/caching';
import { dhakaDay, endOfDhakaDay, isCalendarDay, startOfDhakaDay } from '@sargam/chassis/calendar';
import type { Clock } from '@sargam/chassis/clock';
import { domainError } from '@sargam/chassis/errors';
import { toLimitOffset } from '@sargam/chassis/paging';
import { requireCaller } from '@sargam/chassis/service';
import type { AnalyticsServiceImplementation, DayRange } from '@sargam/proto/payouts/v1/analytics';
import type { Deps } from '../deps.ts';
import { countSales, listSales } from '../earnings/earning-store.ts';
import { isAdmin, requireAdmin, requireInstructorOrAdmin } from '../require-instructor.ts';
import { instructorNotFound } from '../settlements/settlement.ts';
import {
  toCourseSaleMessage,
  toCourseTotalsMessage,
  toInstructorTotalsMessage,
} from './analytics-messages.ts';
import { countCourses, findCourseInstructor, listCourseTotals, sumCourseSales } from './course-totals.ts';
import { createDashboardReader } from './dashboard.ts';
import { countInstructors, countWaiting, listInstructorTotals } from './instructor-totals.ts';
import { summarizeSales } from './sales-summary.ts';

/** Counts what a search finds in a list, with '' everything. */
const createSearchCounter = (clock: Clock) => {
  const count = memoizeLargeCounts(clock);
  return (
    countRows: (search: string) => Promise<number>,
    { list, search }: { readonly list: readonly unknown[]; readonly search: string },
  ): Promise<number> => {
    const countAll = () => count(JSON.stringify([...list, '']), () => countRows(''));
    return search === ''
      ? countAll()
      : count(JSON.stringify([...list, search]), () => countRows(search), countAll);
  };
};

export const analyticsHandlers = ({ database }: Deps, clock: Clock): AnalyticsServiceImplementation => {
  const { db } = database;
  const countFound = createSearchCounter(clock);
  const readDashboard = createDashboardReader(db, clock);

  return {
    getSalesSummaries: async ({ ranges }, context) => {
      requireAdmin(context);
      ranges.forEach(parseDays);
      return { summaries: await Promise.all(ranges.map((range) => summarizeSales(db, range))) };
    },

    listInstructorTotals: async (request, context) => {
      const caller = requireCaller(context, { roles: ['admin', 'instructor'] });
      const instructorId = isAdmin(caller) ? undefined : (caller.claims['instructor'] ?? '');
      const filter = { ...request, instructorId };
      const [rows, total] = await Promise.all([
        listInstructorTotals(db, filter, toLimitOffset(request.page)),
        countFound((search) => countInstructors(db, { ...filter, search }), {
          list: ['instructors', instructorId],
          search: request.search,
        }),
      ]);
      return { instructors: rows.map(toInstructorTotalsMessage), total };
    },

    getInstructorTotals: async ({ instructorId }, context) => {
      requireInstructorOrAdmin(context, instructorId);
      const first1000 = { limit: 1_000, offset: 0 };
      const [[row], courses] = await Promise.all([
        listInstructorTotals(db, { instructorId, search: '', ascending: false }, first1000),
        listCourseTotals(db, { instructorId, search: '', ascending: false }, first1000),
      ]);
      if (!row) throw instructorNotFound();
      return { totals: toInstructorTotalsMessage(row), courses: courses.map(toCourseTotalsMessage) };
    },

    listCourseTotals: async (request, context) => {
      requireAdmin(context);
      const { instructorId, search } = request;
      const [rows, total] = await Promise.all([
        listCourseTotals(db, request, toLimitOffset(request.page)),
        countFound((each) => countCourses(db, { ...request, search: each }), {
          list: ['courses', instructorId],
          search,
        }),
      ]);
      return { courses: rows.map(toCourseTotalsMessage), total };
    },

    listCourseSales: async ({ courseId, range, page }, context) => {
      const caller = requireInstructorOrAdmin(context, (await findCourseInstructor(db, courseId)) ?? '');
      const filter = { courseId, ...parseDays(range) };
      const [rows, total, sums] = await Promise.all([
        listSales(db, filter, toLimitOffset(page)),
        countSales(db, filter),
        sumCourseSales(db, filter),
      ]);
      const showsEmail = isAdmin(caller);
      return { sales: rows.map((row) => toCourseSaleMessage(row, showsEmail)), total, ...sums };
    },

    getDashboard: async (_, context) => {
      requireAdmin(context);
      return readDashboard(dhakaDay(clock()));
    },

    countWaiting: async (_, context) => {
      requireAdmin(context);
      return countWaiting(db);
    },
  };
};

/** The instants of the days in Dhaka. An empty day is no limit. */
const parseDays = ({ firstDay, lastDay }: DayRange = { firstDay: '', lastDay: '' }) => {
  for (const day of [firstDay, lastDay])
    if (day !== '' && !isCalendarDay(day)) throw domainError.invalid('invalid-days', 'There is no such day.');
  return {
    from: firstDay === '' ? new Date(0) : startOfDhakaDay(firstDay),
    until: lastDay === '' ? new Date('9999-12-31') : endOfDhakaDay(lastDay),
  };
};
