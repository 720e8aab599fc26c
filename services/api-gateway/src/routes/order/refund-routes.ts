import { domainError } from '@sargam/chassis/errors';
import type { Request } from 'express';
import type { z } from 'zod';
import { readIdempotencyKey } from '../../api/idempotency-key.ts';
import { boundedListOf, successWith } from '../../api/response.ts';
import { admins, allRoles } from '../../api/roles.ts';
import { IdParams, toBoundedPage } from '../../api/schemas.ts';
import { toTaka } from '../../api/taka.ts';
import { addProblemMembers } from '../../errors/add-problem-members.ts';
import { type Route, route } from '../../routing/route.ts';
import { loadKnownPeople } from '../../upstream/load-known-people.ts';
import { deriveRefundId } from './derive-refund-id.ts';
import { moneyDecision } from './money-decision.ts';
import { PlacedOrder } from './order-response.ts';
import { refundCsv } from './refund-csv.ts';
import {
  AdminRefund,
  ListedRefund,
  PurchaseRefund,
  RefundDecline,
  RefundGrant,
  RefundListQuery,
  RefundRequest,
  RefundRetry,
  ReviewDecision,
  toStoredReason,
  toStoredState,
} from './refund-response.ts';

/** Runs the call. A conflict with a refund of another admin gets what is not yet refunded as the problem member `left`. */
const withLeft = <T>(call: () => Promise<T>): Promise<T> =>
  addProblemMembers('refund-outdated', call, ({ detail }) =>
    detail?.['left'] === undefined ? {} : { left: toTaka(BigInt(detail['left'])) },
  );

/**
 * Requires something that makes a repeat refund nothing: an id, a request, an idempotency key, or what the admin saw as not yet
 * refunded. A repeat without an amount refunds nothing, because nothing is left.
 */
const requireRepeatable = (
  { _id, request: refundRequest, left, amount }: z.output<typeof RefundGrant>,
  request: Request,
): void => {
  const hasKey = Boolean(_id ?? refundRequest ?? request.get('idempotency-key'));
  if (amount === undefined || left !== undefined || hasKey) return;
  const message = 'This is required';
  throw domainError.invalid('invalid-input', message, [{ field: 'left', message }]);
};

export const refundRoutes: readonly Route[] = [
  route.post('/order/{id}/refund-request', {
    summary: 'Requests a refund of an order for a reason that the policy allows; only for its buyer',
    roles: allRoles,
    noOwner: 'service',
    params: IdParams,
    body: RefundRequest,
    idempotency: 'gateway',
    response: successWith('Your request has been sent.', PurchaseRefund),
    handle: ({ params, body: { reason, note } }, { refunds }) =>
      refunds.requestRefund({ orderId: params.id, reason: toStoredReason(reason), note }),
  }),
  route.post('/order/{id}/give-back', {
    summary:
      'Gives back an order that was paid although a later one replaced it, within 7 days; its amount goes to the wallet',
    roles: allRoles,
    noOwner: 'service',
    params: IdParams,
    response: successWith('The amount is in your wallet.', PurchaseRefund),
    handle: ({ params }, { refunds }) => refunds.giveBackOrder({ orderId: params.id }),
  }),
  route.post('/order/{id}/refund', {
    summary: 'Refunds an order fully or partly, requested or not, split as it was paid',
    ...moneyDecision,
    body: RefundGrant,
    response: successWith('Refund granted', AdminRefund),
    handle: ({ params, body, caller, request }, { refunds }) => {
      requireRepeatable(body, request);
      const key = readIdempotencyKey(request);
      return withLeft(() =>
        refunds.grantRefund({
          refundId: body.request ? '' : (body._id ?? deriveRefundId(caller.subject, params.id, key)),
          requestId: body.request,
          orderId: params.id,
          amountPoisha: body.amount,
          expectedLeftPoisha: body.left,
          reason: toStoredReason(body.reason),
          note: body.note,
        }),
      );
    },
  }),
  route.post('/order/refund/{id}/decline', {
    summary: "Declines a student's refund request with a reason",
    ...moneyDecision,
    body: RefundDecline,
    response: successWith('Refund declined', AdminRefund),
    handle: ({ params, body }, { refunds }) =>
      refunds.declineRefund({ refundId: params.id, reason: body.answer }),
  }),
  route.post('/order/refund/{id}/retry', {
    summary: 'Retries a stuck card refund, or pays it into the wallet instead',
    ...moneyDecision,
    body: RefundRetry,
    response: successWith('Refund sent again', AdminRefund),
    handle: ({ params, body }, { refunds }) => refunds.retryRefund({ refundId: params.id, ...body }),
  }),
  route.get('/order/refund/list', {
    summary: 'Refunds, newest first',
    roles: admins,
    query: RefundListQuery,
    response: boundedListOf(ListedRefund, 'refunds'),
    csv: refundCsv,
    handle: async ({ query }, deps) => {
      const request = { state: toStoredState(query.state), ...toBoundedPage(query) };
      const { refunds, ...page } = await deps.refunds.listRefunds(request);
      const people = await loadKnownPeople(
        deps,
        refunds.map(({ studentId }) => studentId),
      );
      return {
        ...page,
        refunds: refunds.map((refund) => ({ ...refund, student: people.get(refund.studentId) })),
      };
    },
  }),
  route.post('/order/{id}/review', {
    summary: 'Accepts an order whose payment is under review, or refunds it',
    ...moneyDecision,
    body: ReviewDecision,
    response: PlacedOrder,
    handle: ({ params, body }, { refunds }) => refunds.resolveOrderReview({ orderId: params.id, ...body }),
  }),
];
