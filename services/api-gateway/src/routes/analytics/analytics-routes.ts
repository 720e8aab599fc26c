import { admins } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { PageQuery } from '../../wire/schemas.ts';
import { AdminOrders, Days, InstructorDays, InstructorSales } from './analytics-wire.ts';

export const analyticsRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/analytics/instructor/{instructorId}/{start}/{end}',
    summary: "An instructor's sales after the cut, and lifetime earnings",
    roles: ['admin', 'instructor'],
    params: InstructorDays,
    own: ({ caller, params }) => caller.claims.instructor === params.instructorId,
    response: InstructorSales,
  }),
  route({
    method: 'get',
    path: '/analytics/orders/{start}/{end}',
    summary: 'Orders made between two days, newest first',
    roles: admins,
    params: Days,
    query: PageQuery,
    response: AdminOrders,
  }),
  route({
    method: 'get',
    path: '/analytics/paid-orders/{start}/{end}',
    summary: 'Paid orders made between two days, newest first',
    roles: admins,
    params: Days,
    query: PageQuery,
    response: AdminOrders,
  }),
];
