import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { readIdempotencyKey } from '../../wire/idempotency-key.ts';
import { admins, allRoles } from '../../wire/roles.ts';
import { Id, success, toPage } from '../../wire/schemas.ts';
import { deriveRefundId } from './derive-refund-id.ts';
import { toPlacedOrder } from './order-mapping.ts';
import { PlacedOrder } from './order-wire.ts';
import { toAdminRefund, toPurchaseRefund, toStoredReason, toStoredState } from './refund-mapping.ts';
import {
  AdminRefunds,
  RefundDecided,
  RefundDecline,
  RefundGrant,
  RefundListQuery,
  RefundRequest,
  RefundRequested,
  RefundRetry,
  ReviewDecision,
} from './refund-wire.ts';

const IdParams = z.object({ id: Id });

export const refundRoutes: readonly Route[] = [
  route.post('/order/{id}/refund-request', {
    summary: 'Requests a refund of an order for a reason that the policy allows; only for its buyer',
    roles: allRoles,
    params: IdParams,
    body: RefundRequest,
    idempotency: 'gateway',
    response: RefundRequested,
    handle: async ({ params, body }, { refunds }) => {
      const { note } = body;
      const refund = await refunds.requestRefund({
        orderId: params.id,
        reason: toStoredReason(body.reason),
        note,
      });
      return success('Your request has been sent.', toPurchaseRefund(refund));
    },
  }),
  route.post('/order/{id}/refund', {
    summary: 'Refunds an order fully or partly, requested or not, split as it was paid',
    roles: admins,
    params: IdParams,
    body: RefundGrant,
    idempotency: 'gateway',
    response: RefundDecided,
    handle: async ({ params, body, caller, request }, { refunds }) => {
      const key = readIdempotencyKey(request);
      const refund = await refunds.grantRefund({
        refundId: body.request ? '' : (body._id ?? deriveRefundId(caller.subject, params.id, key)),
        requestId: body.request,
        orderId: params.id,
        amountPoisha: body.amount,
        reason: toStoredReason(body.reason),
        note: body.note,
      });
      return success('Refund granted', toAdminRefund(refund));
    },
  }),
  route.post('/order/refund/{id}/decline', {
    summary: "Declines a student's refund request with a reason",
    roles: admins,
    params: IdParams,
    body: RefundDecline,
    idempotency: 'gateway',
    response: RefundDecided,
    handle: async ({ params, body }, { refunds }) => {
      const refund = await refunds.declineRefund({ refundId: params.id, reason: body.answer });
      return success('Refund declined', toAdminRefund(refund));
    },
  }),
  route.post('/order/refund/{id}/retry', {
    summary: 'Retries a stuck card refund, or pays it into the wallet instead',
    roles: admins,
    params: IdParams,
    body: RefundRetry,
    idempotency: 'gateway',
    response: RefundDecided,
    handle: async ({ params, body }, { refunds }) => {
      const { intoWallet, note } = body;
      const refund = await refunds.retryRefund({ refundId: params.id, intoWallet, note });
      return success('Refund sent again', toAdminRefund(refund));
    },
  }),
  route.get('/order/refund/list', {
    summary: 'Refunds, newest first',
    roles: admins,
    query: RefundListQuery,
    response: AdminRefunds,
    handle: async ({ query }, { refunds }) => {
      const page = toPage(query);
      const found = await refunds.listRefunds({ state: toStoredState(query.state), page });
      return { data: found.refunds.map(toAdminRefund), total: found.total };
    },
  }),
  route.post('/order/{id}/review', {
    summary: 'Accepts an order whose payment is under review, or refunds it',
    roles: admins,
    params: IdParams,
    body: ReviewDecision,
    idempotency: 'gateway',
    response: PlacedOrder,
    handle: async ({ params, body, language }, { refunds }) => {
      const { accept, reason } = body;
      return toPlacedOrder(await refunds.resolveReview({ orderId: params.id, accept, reason }), language);
    },
  }),
];
