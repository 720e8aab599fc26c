import type { z } from 'zod';
import { admins } from '../../api/roles.ts';
import { BoundedPageQuery, PageQuery, toPage } from '../../api/schemas.ts';
import { isOwnInstructor } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import {
  AdminOrders,
  AdminOrdersQuery,
  DayRange,
  InstructorDayRange,
  InstructorSales,
  InstructorSalesSummary,
  toStates,
} from './analytics-response.ts';
import { toTimeRange } from './day-range.ts';
import { orderCsv } from './order-csv.ts';
import { instructorSalesCsv } from './sales-csv.ts';

const missing = 'both from and to dates are needed';

const toOrderPage = (query: z.output<typeof BoundedPageQuery>) => ({
  page: toPage(query),
  after: query.after === undefined ? undefined : { orderId: query.after, createdAt: undefined },
});

const ordersRoute = (path: `/${string}`, paidOnly: boolean, summary: string): Route =>
  route.get(path, {
    summary,
    roles: admins,
    noOwner: 'staff',
    params: DayRange,
    invalidMessage: missing,
    query: AdminOrdersQuery,
    response: AdminOrders,
    handle: ({ params, query }, { payouts }) =>
      payouts.listOrders({
        ...toTimeRange(params),
        paidOnly,
        states: toStates(query.state),
        ...toOrderPage(query),
      }),
    csv: {
      name: paidOnly ? 'paid-orders' : 'orders',
      open: ({ params, query, language }, { payouts }) =>
        orderCsv(payouts, { ...toTimeRange(params), paidOnly, states: toStates(query.state) }, language),
    },
  });

export const analyticsRoutes: readonly Route[] = [
  route.get('/analytics/instructor/{instructorId}/{start}/{end}', {
    summary: "An instructor's sales after the cut, and lifetime earnings",
    roles: ['admin', 'instructor'],
    params: InstructorDayRange,
    invalidMessage: missing,
    isOwner: isOwnInstructor,
    query: PageQuery,
    response: InstructorSales,
    handle: ({ params, query }, { payouts }) =>
      payouts.listInstructorSales({
        instructorId: params.instructorId,
        ...toTimeRange(params),
        page: toPage(query),
      }),
    csv: {
      name: 'instructor-sales',
      open: ({ params, language }, { payouts }) =>
        instructorSalesCsv(payouts, { instructorId: params.instructorId, ...toTimeRange(params) }, language),
    },
  }),
  route.get('/analytics/instructor/{instructorId}/{start}/{end}/summary', {
    summary: "The sums of an instructor's sales: of all, by day and by course",
    roles: ['admin', 'instructor'],
    params: InstructorDayRange,
    invalidMessage: missing,
    isOwner: isOwnInstructor,
    response: InstructorSalesSummary,
    handle: ({ params }, { payouts }) =>
      payouts.summarizeInstructorSales({ instructorId: params.instructorId, ...toTimeRange(params) }),
  }),
  ordersRoute('/analytics/orders/{start}/{end}', false, 'Orders made between two days, newest first'),
  ordersRoute(
    '/analytics/paid-orders/{start}/{end}',
    true,
    'Paid orders made between two days, newest first',
  ),
];

const allTime = { from: new Date(0), until: new Date('9999-12-31') };

export const orderListRoutes: readonly Route[] = [
  route.get('/order/list', {
    summary: 'Orders of all time, newest first',
    roles: admins,
    query: BoundedPageQuery,
    response: AdminOrders,
    handle: ({ query }, { payouts }) => payouts.listOrders({ ...allTime, ...toOrderPage(query) }),
    csv: {
      name: 'orders',
      open: ({ language }, { payouts }) => orderCsv(payouts, allTime, language),
    },
  }),
];
