import { z } from 'zod';
import { admins, members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id, listOf, PageQuery } from '../../wire/schemas.ts';
import { ImportedOrder, NewOrder, PlacedOrder, Purchase } from './order-wire.ts';

export const orderRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/order',
    summary:
      'Makes the order of the cart; 409 price-changed with a fresh quote where the screen showed something else',
    roles: members,
    body: NewOrder,
    own: ({ caller, body }) => caller.subject === body.userId,
    missing: 'something went wrong',
    response: PlacedOrder,
  }),
  route({
    method: 'get',
    path: '/order/mine/{userId}',
    summary: 'Purchase history, newest first',
    roles: members,
    params: z.object({ userId: Id }),
    query: PageQuery,
    own: ({ caller, params }) => caller.subject === params.userId,
    response: listOf(Purchase),
  }),
  route({
    method: 'get',
    path: '/order/{id}',
    summary: 'One order, so that a page can find out how its payment went',
    roles: members,
    params: z.object({ id: Id }),
    response: PlacedOrder,
  }),
  route({
    method: 'post',
    path: '/order/import',
    summary: 'Takes over a paid order of an earlier system, once per reference',
    roles: admins,
    body: ImportedOrder,
    response: PlacedOrder,
  }),
];
