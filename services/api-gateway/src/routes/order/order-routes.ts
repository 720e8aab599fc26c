import { readIdempotencyKey } from '../../api/idempotency-key.ts';
import { listOf } from '../../api/response.ts';
import { allRoles } from '../../api/roles.ts';
import { IdParams, PageQuery, toPage } from '../../api/schemas.ts';
import { addProblemMembers } from '../../errors/add-problem-members.ts';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { withQuoteOnPriceChange } from '../cart/price-changed.ts';
import { loadAccessEnds } from './load-access-ends.ts';
import { isPaid, NewOrder, PlacedOrder, Purchase } from './order-response.ts';
import { purchaseCsv } from './purchase-csv.ts';

export const orderRoutes: readonly Route[] = [
  route.post('/order', {
    summary:
      'Places the order of the cart; 409 price-changed with the current quote if the shown amounts differ, 409 payment-open with the open order while its payment is undecided',
    roles: allRoles,
    body: NewOrder,
    isOwner: ({ caller, body }) => caller.subject === body.userId,
    ownerOnly: true,
    invalidMessage: 'something went wrong',
    codeCheck: { kind: 'coupon', applies: ({ body }) => Boolean(body.coupon) },
    idempotency: 'service',
    response: PlacedOrder,
    handle: ({ body, request }, deps) => {
      const quoteRequest = {
        studentId: body.userId,
        couponCode: body.coupon ?? '',
        withoutWallet: body.withoutWallet,
      };
      const place = () =>
        deps.commerce.placeOrder({
          ...quoteRequest,
          courseIds: body.courses,
          expectedPayablePoisha: body.amount,
          expectedBalanceUsedPoisha: body.balanceUsed,
          idempotencyKey: readIdempotencyKey(request),
        });
      return withQuoteOnPriceChange(deps, quoteRequest, () =>
        addProblemMembers('payment-open', place, ({ detail }) => ({ ...detail })),
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
    csv: purchaseCsv,
  }),
  route.post('/order/{id}/abandon', {
    summary: 'Gives up an unpaid order, also while its payment is undecided; a paid order does not change',
    roles: allRoles,
    noOwner: 'service',
    params: IdParams,
    response: PlacedOrder,
    handle: ({ params }, { commerce }) => commerce.abandonOrder({ orderId: params.id }),
  }),
  route.get('/order/{id}', {
    summary: 'One order with the state of its payment',
    roles: allRoles,
    noOwner: 'service',
    params: IdParams,
    response: PlacedOrder,
    handle: async ({ params }, deps) => {
      const order = await deps.commerce.getOrder({ orderId: params.id });
      return isPaid(order) ? { ...order, accessEnds: await loadAccessEnds(deps, order.studentId) } : order;
    },
  }),
];
