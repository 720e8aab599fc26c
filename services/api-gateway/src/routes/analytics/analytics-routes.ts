import { type Route, route } from '../../routing/route.ts';
import { admins } from '../../wire/roles.ts';
import { PageQuery, toPage } from '../../wire/schemas.ts';
import { toAdminOrders, toInstructorSales } from './analytics-mapping.ts';
import { AdminOrders, DayRange, InstructorDayRange, InstructorSales } from './analytics-wire.ts';
import { toTimeRange } from './day-range.ts';

const missing = 'both from and to dates are needed';

export const analyticsRoutes: readonly Route[] = [
  route.get('/analytics/instructor/{instructorId}/{start}/{end}', {
    summary: "An instructor's sales after the cut, and lifetime earnings",
    roles: ['admin', 'instructor'],
    params: InstructorDayRange,
    invalidMessage: missing,
    isOwner: ({ caller, params }) => caller.claims.instructor === params.instructorId,
    response: InstructorSales,
    handle: async ({ params, language }, { payouts }) => {
      const { instructorId } = params;
      return toInstructorSales(
        await payouts.listInstructorSales({ instructorId, ...toTimeRange(params) }),
        language,
      );
    },
  }),
  route.get('/analytics/orders/{start}/{end}', {
    summary: 'Orders made between two days, newest first',
    roles: admins,
    params: DayRange,
    invalidMessage: missing,
    query: PageQuery,
    response: AdminOrders,
    handle: async ({ params, query, language }, { payouts }) =>
      toAdminOrders(await payouts.listOrders({ ...toTimeRange(params), page: toPage(query) }), language),
  }),
  route.get('/analytics/paid-orders/{start}/{end}', {
    summary: 'Paid orders made between two days, newest first',
    roles: admins,
    params: DayRange,
    invalidMessage: missing,
    query: PageQuery,
    response: AdminOrders,
    handle: async ({ params, query, language }, { payouts }) => {
      const orders = await payouts.listOrders({
        ...toTimeRange(params),
        paidOnly: true,
        page: toPage(query),
      });
      return toAdminOrders(orders, language);
    },
  }),
];
