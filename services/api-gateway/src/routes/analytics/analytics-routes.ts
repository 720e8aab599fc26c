import { pageOf } from '../../wire/paging.ts';
import { admins } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { PageQuery } from '../../wire/schemas.ts';
import { toAdminOrders, toSales } from './analytics-mapping.ts';
import { AdminOrders, Days, InstructorDays, InstructorSales } from './analytics-wire.ts';
import { betweenDays } from './days.ts';

const missing = 'both from and to dates are needed';

export const analyticsRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/analytics/instructor/{instructorId}/{start}/{end}',
    summary: "An instructor's sales after the cut, and lifetime earnings",
    roles: ['admin', 'instructor'],
    params: InstructorDays,
    missing,
    own: ({ caller, params }) => caller.claims.instructor === params.instructorId,
    response: InstructorSales,
    handle: async ({ params, language }, { payouts }) => {
      const { instructorId } = params;
      return toSales(await payouts.listInstructorSales({ instructorId, ...betweenDays(params) }), language);
    },
  }),
  route({
    method: 'get',
    path: '/analytics/orders/{start}/{end}',
    summary: 'Orders made between two days, newest first',
    roles: admins,
    params: Days,
    missing,
    query: PageQuery,
    response: AdminOrders,
    handle: async ({ params, query, language }, { payouts }) =>
      toAdminOrders(await payouts.listOrders({ ...betweenDays(params), page: pageOf(query) }), language),
  }),
  route({
    method: 'get',
    path: '/analytics/paid-orders/{start}/{end}',
    summary: 'Paid orders made between two days, newest first',
    roles: admins,
    params: Days,
    missing,
    query: PageQuery,
    response: AdminOrders,
    handle: async ({ params, query, language }, { payouts }) => {
      const orders = await payouts.listOrders({
        ...betweenDays(params),
        paidOnly: true,
        page: pageOf(query),
      });
      return toAdminOrders(orders, language);
    },
  }),
];
