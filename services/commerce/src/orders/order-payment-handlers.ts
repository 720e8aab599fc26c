import { domainError } from '@sargam/chassis/errors';
import { hashRequest } from '@sargam/chassis/idempotency';
import { requireCaller } from '@sargam/chassis/service';
import type { CommerceServiceImplementation } from '@sargam/proto/commerce/v1/commerce';
import { StartPaymentRequest } from '@sargam/proto/commerce/v1/payment';
import type { Deps } from '../deps.ts';
import { parseOrderId } from '../ids.ts';
import { openPaymentPage } from '../payments/open-payment-page.ts';
import { logWaivedAmount } from './order-handlers.ts';
import { orderMessage } from './order-messages.ts';
import { lockOrder } from './order-store.ts';
import { abandonOrder } from './order-transitions.ts';
import { confirmFreeOrder, type StartPayment, startPayment } from './pay-order.ts';
import { requireOrderOfCaller } from './require-own-order.ts';

/** Pay an order by card, confirm one with nothing to pay, or abandon one. */
export const orderPaymentHandlers = (deps: Deps) =>
  ({
    async startPayment(request, context) {
      const caller = requireCaller(context);
      await deps.requireVerifiedPayer(caller);
      const orderId = parseOrderId(request.orderId);
      if (!request.customer) throw domainError.invalid('invalid-customer', 'Who pays is missing.');
      const details: StartPayment = {
        couponCode: request.couponCode,
        expected: { total: request.expectedTotalPoisha, discount: request.expectedDiscountPoisha },
        buyer: request.customer,
        method: request.method,
        actor: caller.subject,
      };
      const { idempotencyKey: key } = request;
      const requestHash = hashRequest(StartPaymentRequest.encode(request).finish());
      const page = await openPaymentPage(deps, {
        request: { scope: `start-payment:${caller.subject}`, key, requestHash },
        lock: async (tx) => requireOrderOfCaller(await lockOrder(tx, orderId), context),
        openAttempt: (tx, order, now) => startPayment(tx, order, details, now),
      });
      return { gatewayPageUrl: page };
    },

    async abandonOrder(request, context) {
      const { subject: actor } = requireCaller(context);
      const order = await deps.database.transaction(async (tx) => {
        const locked = requireOrderOfCaller(await lockOrder(tx, parseOrderId(request.orderId)), context);
        return abandonOrder(tx, locked, { actor, reason: 'Given up by the student', at: deps.clock() });
      });
      return orderMessage(order);
    },

    async confirmFreeOrder(request, context) {
      const caller = requireCaller(context);
      await deps.requireVerifiedPayer(caller);
      const { order, roundingBefore } = await deps.database.transaction(async (tx) => {
        const locked = requireOrderOfCaller(await lockOrder(tx, parseOrderId(request.orderId)), context);
        const { couponCode, expectedTotalPoisha: total, expectedDiscountPoisha: discount } = request;
        const expected = { total, discount };
        const expectation = { couponCode, expected, actor: caller.subject, now: deps.clock() };
        return { order: await confirmFreeOrder(tx, locked, expectation), roundingBefore: locked.rounding };
      });
      logWaivedAmount(deps, order, roundingBefore);
      return orderMessage(order);
    },
  }) satisfies Partial<CommerceServiceImplementation>;
