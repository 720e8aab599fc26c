import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { renameErrorFields } from '../../wire/error-fields.ts';
import { readIdempotencyKey } from '../../wire/idempotency-key.ts';
import { admins, allRoles } from '../../wire/roles.ts';
import { IdParams, PageQuery, toPage } from '../../wire/schemas.ts';
import { toTier } from '../../wire/tiers.ts';
import { listOf } from '../../wire/view.ts';
import { withQuoteOnPriceChange } from '../cart/price-changed.ts';
import { type AccessEnds, ImportedOrder, isPaid, NewOrder, PlacedOrder, Purchase } from './order-wire.ts';

const importFieldNames = {
  lines: 'courses',
  coupon_percent: 'coupon',
  paid_at: 'paidAt',
  received_poisha: 'received',
};

/** The end of the student's access per course; empty when learning is unavailable. */
const loadAccessEnds = async (
  { learning, callOptional }: HandlerDeps,
  studentId: string,
): Promise<AccessEnds> => {
  const response = await callOptional('enrolments', (extras) =>
    learning.listEnrolments({ studentId }, extras),
  );
  return new Map(
    (response?.enrolments ?? []).flatMap(({ courseId, endsAt }) => (endsAt ? [[courseId, endsAt]] : [])),
  );
};

export const orderRoutes: readonly Route[] = [
  route.post('/order', {
    summary:
      'Places the order of the cart; 409 price-changed with the current quote if the shown amounts differ',
    roles: allRoles,
    body: NewOrder,
    isOwner: ({ caller, body }) => caller.subject === body.userId,
    invalidMessage: 'something went wrong',
    codeCheck: { kind: 'coupon', applies: ({ body }) => Boolean(body.coupon) },
    idempotency: 'service',
    response: PlacedOrder,
    handle: ({ body, request }, deps) => {
      const quoteRequest = {
        studentId: body.userId,
        couponCode: body.coupon ?? '',
        keepWallet: body.keepWallet,
      };
      return withQuoteOnPriceChange(deps, quoteRequest, () =>
        deps.commerce.placeOrder({
          ...quoteRequest,
          courseIds: body.courses,
          expectedPayablePoisha: body.amount,
          expectedBalanceUsedPoisha: body.balanceUsed,
          idempotencyKey: readIdempotencyKey(request),
        }),
      );
    },
  }),
  route.get('/order/mine/{userId}', {
    summary: 'Purchase history, newest first',
    ...ownUser,
    query: PageQuery,
    response: listOf(Purchase, 'orders'),
    handle: async ({ params, query }, deps) => {
      const studentId = params.userId;
      const [{ orders, total }, accessEnds] = await Promise.all([
        deps.commerce.listPurchases({ studentId, page: toPage(query) }),
        loadAccessEnds(deps, studentId),
      ]);
      return { orders: orders.map((order) => ({ ...order, accessEnds })), total };
    },
  }),
  route.get('/order/{id}', {
    summary: 'One order with the state of its payment',
    roles: allRoles,
    params: IdParams,
    response: PlacedOrder,
    handle: async ({ params }, deps) => {
      const order = await deps.commerce.getOrder({ orderId: params.id });
      return isPaid(order) ? { ...order, accessEnds: await loadAccessEnds(deps, order.studentId) } : order;
    },
  }),
  route.post('/order/import', {
    summary: 'Imports a paid order of an earlier system, once per reference',
    roles: admins,
    body: ImportedOrder,
    response: PlacedOrder,
    handle: ({ body }, { commerce }) => {
      const importedOrder = {
        reference: body.reference,
        studentId: body.userId,
        lines: body.courses.map(({ course, tier }) => ({ courseId: course, tier: toTier(tier) })),
        couponCode: body.coupon?.code,
        couponPercent: body.coupon?.discount,
        paidAt: new Date(body.paidAt),
        method: body.method,
        receivedPoisha: body.received,
        reason: body.reason,
      };
      return renameErrorFields(importFieldNames, () => commerce.importPaidOrder(importedOrder));
    },
  }),
];
