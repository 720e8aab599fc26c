import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { ChargeServiceImplementation } from '@sargam/proto/commerce/v1/charges';
import type { RefundServiceImplementation } from '@sargam/proto/commerce/v1/refunds';
import { chargeMessage } from '../charges/charge-messages.ts';
import type { Deps } from '../deps.ts';
import { parseChargeReference, parseOrderId } from '../ids.ts';
import { findOrder, lockOrder } from '../orders/order-store.ts';
import { requireOwnOrder } from '../orders/require-own-order.ts';
import { withRefunds } from '../purchases/purchase-handlers.ts';
import { parseText } from '../refunds/refund-messages.ts';
import { resolveChargeReview, resolveOrderReview } from './resolve-review.ts';

export const orderReviewHandlers = (deps: Deps) =>
  ({
    async resolveOrderReview(request, context) {
      const { subject: admin } = requireCaller(context, { roles: ['admin'] });
      const reason = requireReason(parseText(request.reason, 'reason'));
      const { accept } = request;
      const id = parseOrderId(request.orderId);
      await deps.database.transaction(async (tx) => {
        const locked = requireOwnOrder(await lockOrder(tx, id), context);
        await resolveOrderReview(tx, locked, { accept, reason, admin, at: deps.clock() });
      });
      const order = requireOwnOrder(await findOrder(deps.database.db, id), context);
      deps.log.info({ order: order.id, by: admin, state: order.state }, 'order review resolved');
      return withRefunds(deps, order);
    },
  }) satisfies Partial<RefundServiceImplementation>;

export const chargeReviewHandlers = (deps: Deps) =>
  ({
    async resolveChargeReview(request, context) {
      const { subject: admin } = requireCaller(context, { roles: ['admin'] });
      const reference = parseChargeReference(request.reference);
      const reason = requireReason(request.reason.trim().slice(0, 1_000));
      const { accept } = request;
      const charge = await deps.database.transaction((tx) =>
        resolveChargeReview(tx, reference, { accept, reason, admin, at: deps.clock() }),
      );
      deps.log.info({ charge: reference, by: admin, state: charge.state }, 'charge review resolved');
      return chargeMessage(charge);
    },
  }) satisfies Partial<ChargeServiceImplementation>;

const requireReason = (reason: string): string => {
  if (reason === '') throw domainError.invalid('invalid-review', 'Say why.');
  return reason;
};
