import { dayMs } from '@sargam/chassis/calendar';
import { type Route, route } from '../../routing/route.ts';
import { admins } from '../../wire/roles.ts';
import { PageQuery, toPage } from '../../wire/schemas.ts';
import { toAdminOrders } from './analytics-mapping.ts';
import { AdminOrders } from './analytics-wire.ts';

export const orderListRoutes: readonly Route[] = [
  route.get('/order/list', {
    summary: 'Orders of all time, newest first',
    roles: admins,
    query: PageQuery,
    response: AdminOrders,
    handle: async ({ query, language }, { payouts, clock }) => {
      const always = { from: new Date(0), until: new Date(clock().getTime() + dayMs) };
      return toAdminOrders(await payouts.listOrders({ ...always, page: toPage(query) }), language);
    },
  }),
];
