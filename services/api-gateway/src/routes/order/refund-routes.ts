import { z } from 'zod';
import { idempotencyKey } from '../../wire/idempotency-key.ts';
import { pageOf } from '../../wire/paging.ts';
import { admins, members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id } from '../../wire/schemas.ts';
import { toPlacedOrder } from './order-mapping.ts';
import { PlacedOrder } from './order-wire.ts';
import { refundIdOf } from './refund-id.ts';
import { storedReason, storedState, toAdminRefund, toPurchaseRefund } from './refund-mapping.ts';
import {
  AdminRefunds,
  Asked,
  Decided,
  RefundDecline,
  RefundGrant,
  RefundRequest,
  RefundRetry,
  RefundWish,
  Review,
} from './refund-wire.ts';

const One = z.object({ id: Id });

export const refundRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/order/{id}/refund-request',
    summary: "Asks for an order's money back, for a reason that the policy allows; the buyer alone",
    roles: members,
    params: One,
    body: RefundRequest,
    idempotent: 'here',
    response: Asked,
    handle: async ({ params, body }, { refunds }) => {
      const { note } = body;
      const refund = await refunds.askForRefund({
        ...{ orderId: params.id, reason: storedReason(body.reason), note },
      });
      return { success: true, message: 'Your request has been sent.', data: toPurchaseRefund(refund) };
    },
  }),
  route({
    method: 'post',
    path: '/order/{id}/refund',
    summary: 'Gives back all or a part of an order, asked or not, split as it was paid',
    roles: admins,
    params: One,
    body: RefundGrant,
    idempotent: 'here',
    response: Decided,
    handle: async ({ params, body, caller, request }, { refunds }) => {
      const key = idempotencyKey(request);
      const refund = await refunds.grantRefund({
        refundId: body.request ? '' : (body._id ?? refundIdOf(caller.subject, params.id, key)),
        requestId: body.request,
        orderId: params.id,
        amountPoisha: body.amount,
        reason: storedReason(body.reason),
        note: body.note,
      });
      return { success: true, message: 'Refund granted', data: toAdminRefund(refund) };
    },
  }),
  route({
    method: 'post',
    path: '/order/refund/{id}/decline',
    summary: "Declines a student's question, with an answer",
    roles: admins,
    params: One,
    body: RefundDecline,
    idempotent: 'here',
    response: Decided,
    handle: async ({ params, body }, { refunds }) => {
      const refund = await refunds.declineRefund({ refundId: params.id, answer: body.answer });
      return { success: true, message: 'Refund declined', data: toAdminRefund(refund) };
    },
  }),
  route({
    method: 'post',
    path: '/order/refund/{id}/retry',
    summary: 'Sends a stuck card part again, or pays it into the wallet instead',
    roles: admins,
    params: One,
    body: RefundRetry,
    idempotent: 'here',
    response: Decided,
    handle: async ({ params, body }, { refunds }) => {
      const { intoWallet, note } = body;
      const refund = await refunds.retryRefund({ refundId: params.id, intoWallet, note });
      return { success: true, message: 'Refund sent again', data: toAdminRefund(refund) };
    },
  }),
  route({
    method: 'get',
    path: '/order/refund/list',
    summary: 'Refunds, newest first',
    roles: admins,
    query: RefundWish,
    response: AdminRefunds,
    handle: async ({ query }, { refunds }) => {
      const page = pageOf(query);
      const found = await refunds.listRefunds({ state: storedState(query.state), page });
      return { data: found.refunds.map(toAdminRefund), total: found.total };
    },
  }),
  route({
    method: 'post',
    path: '/order/{id}/review',
    summary: 'Takes an order whose payment is called risky as paid, or gives its money back',
    roles: admins,
    params: One,
    body: Review,
    idempotent: 'here',
    response: PlacedOrder,
    handle: async ({ params, body, language }, { refunds }) => {
      const { accept, reason } = body;
      return toPlacedOrder(await refunds.resolveReview({ orderId: params.id, accept, reason }), language);
    },
  }),
];
