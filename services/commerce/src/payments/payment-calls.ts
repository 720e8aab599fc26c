import { domainError } from '@sargam/chassis/errors';
import { hashRequest } from '@sargam/chassis/idempotency';
import { requireCaller } from '@sargam/chassis/service';
import type { CommerceServiceImplementation } from '@sargam/proto/commerce/v1/commerce';
import { StartPaymentRequest } from '@sargam/proto/commerce/v1/payment';
import type { Deps } from '../deps.ts';
import { parseOrderId } from '../ids.ts';
import { requireOwnOrder } from '../orders/order-calls.ts';
import { lockOrder } from '../orders/order-store.ts';
import { openPaymentPage } from './open-payment-page.ts';
import { receiveNotification } from './receive-notification.ts';
import { type StartPayment, startPayment } from './start-payment.ts';

type PaymentCalls = Pick<
  CommerceServiceImplementation,
  'startPayment' | 'notifyPayment' | 'returnFromGateway'
>;

export const paymentCalls = (deps: Deps): PaymentCalls => ({
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
    const bodyHash = hashRequest(StartPaymentRequest.encode(request).finish());
    const page = await openPaymentPage(deps, {
      idempotencyKey: key === '' ? undefined : { scope: `start-payment:${caller.subject}`, key, bodyHash },
      lock: async (tx) => requireOwnOrder(await lockOrder(tx, orderId), context),
      openAttempt: (tx, order, now) => startPayment(tx, order, details, now),
    });
    return { gatewayPageUrl: page };
  },

  // These calls have no caller: the gateway's server has no session, and the buyer's browser returns without its cookie.
  notifyPayment: ({ fields }) => receiveNotification(deps, fields, 'notification'),
  returnFromGateway: ({ fields }) => receiveNotification(deps, fields, 'return'),
});
