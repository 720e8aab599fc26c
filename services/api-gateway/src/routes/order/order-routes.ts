import { z } from 'zod';
import { inWireNames } from '../../wire/field-names.ts';
import { idempotencyKey } from '../../wire/idempotency-key.ts';
import { pageOf } from '../../wire/paging.ts';
import { admins, members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id, listOf, PageQuery } from '../../wire/schemas.ts';
import { tierOf } from '../../wire/tiers.ts';
import { accessEndsOf } from './access-ends.ts';
import { isPaid, toPlacedOrder, toPurchase } from './order-mapping.ts';
import { ImportedOrder, NewOrder, PlacedOrder, Purchase } from './order-wire.ts';
import { withFreshQuote } from './price-changed.ts';

const importNames = {
  lines: 'courses',
  coupon_percent: 'coupon',
  paid_at: 'paidAt',
  received_poisha: 'received',
};

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
    guess: { of: 'coupon', tried: ({ body }) => Boolean(body.coupon) },
    idempotent: 'service',
    response: PlacedOrder,
    handle: async ({ body, request, language }, gateway) => {
      const buying = { studentId: body.userId, couponCode: body.coupon ?? '', keepWallet: body.keepWallet };
      const order = await withFreshQuote(gateway, buying, () =>
        gateway.commerce.placeOrder({
          ...buying,
          courseIds: body.courses,
          expectedPayablePoisha: body.amount,
          expectedBalanceUsedPoisha: body.balanceUsed,
          idempotencyKey: idempotencyKey(request),
        }),
      );
      return toPlacedOrder(order, language);
    },
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
    handle: async ({ params, query, language }, gateway) => {
      const studentId = params.userId;
      const [{ orders, total }, ends] = await Promise.all([
        gateway.commerce.listPurchases({ studentId, page: pageOf(query) }),
        accessEndsOf(gateway, studentId),
      ]);
      return { data: orders.map((order) => toPurchase(order, language, ends)), total };
    },
  }),
  route({
    method: 'get',
    path: '/order/{id}',
    summary: 'One order, so that a page can find out how its payment went',
    roles: members,
    params: z.object({ id: Id }),
    response: PlacedOrder,
    handle: async ({ params, language }, gateway) => {
      const order = await gateway.commerce.getOrder({ orderId: params.id });
      const ends = isPaid(order.state) ? await accessEndsOf(gateway, order.studentId) : undefined;
      return toPlacedOrder(order, language, ends);
    },
  }),
  route({
    method: 'post',
    path: '/order/import',
    summary: 'Takes over a paid order of an earlier system, once per reference',
    roles: admins,
    body: ImportedOrder,
    response: PlacedOrder,
    handle: async ({ body, language }, { commerce }) => {
      const wanted = {
        reference: body.reference,
        studentId: body.userId,
        lines: body.courses.map(({ course, tier }) => ({ courseId: course, tier: tierOf(tier) })),
        couponCode: body.coupon?.code,
        couponPercent: body.coupon?.discount,
        paidAt: new Date(body.paidAt),
        method: body.method,
        receivedPoisha: body.received,
        reason: body.reason,
      };
      const order = await inWireNames(importNames, () => commerce.importPaidOrder(wanted));
      return toPlacedOrder(order, language);
    },
  }),
];
