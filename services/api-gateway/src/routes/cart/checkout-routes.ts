import { z } from 'zod';
import { idempotencyKey } from '../../wire/idempotency-key.ts';
import { gatewayPatience } from '../../wire/patience.ts';
import { members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id } from '../../wire/schemas.ts';
import { withFreshQuote } from '../order/price-changed.ts';
import { GatewayPage, PaymentForm, ZeroCartForm } from './cart-wire.ts';
import { payingCustomer } from './paying-customer.ts';
import { paymentMethodOf } from './payment-method.ts';
import { customerOf, voucherOf } from './payment-start.ts';

export const checkoutRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/cart/ssl/',
    summary:
      "Opens a session at the payment gateway for an order; 409 price-changed where the screen's total is not ours",
    roles: members,
    body: PaymentForm,
    missing: 'something went wrong',
    guess: { of: 'coupon', tried: ({ body }) => voucherOf(body) !== '' },
    idempotent: 'service',
    response: GatewayPage,
    handle: async ({ body, caller, request }, gateway) => {
      const couponCode = voucherOf(body);
      const customer = await payingCustomer(gateway, caller.subject, customerOf(body));
      const { gatewayPageUrl } = await withFreshQuote(
        gateway,
        { studentId: caller.subject, couponCode },
        () =>
          gateway.commerce.startPayment(
            {
              orderId: body.value_c,
              customer,
              expectedTotalPoisha: body.total_amount,
              expectedDiscountPoisha: body.discount_amount,
              couponCode,
              method: paymentMethodOf(body.method),
              idempotencyKey: idempotencyKey(request),
            },
            { timeoutMs: gatewayPatience },
          ),
      );
      return { GatewayPageURL: gatewayPageUrl };
    },
  }),
  route({
    method: 'post',
    path: '/cart/zero-cart/{userId}/{orderId}',
    summary:
      "Confirms an order whose total, as the server computes it, is 0; 409 price-changed where the screen's is not ours",
    roles: members,
    params: z.object({ userId: Id, orderId: Id }),
    own: ({ caller, params }) => caller.subject === params.userId,
    body: ZeroCartForm,
    missing: 'something went wrong',
    guess: { of: 'coupon', tried: ({ body }) => voucherOf(body) !== '' },
    idempotent: 'here',
    response: z.object({ message: z.literal('success') }),
    handle: async ({ params, body }, gateway) => {
      const couponCode = voucherOf(body);
      await withFreshQuote(gateway, { studentId: params.userId, couponCode }, () =>
        gateway.commerce.confirmFreeOrder({
          orderId: params.orderId,
          couponCode,
          expectedTotalPoisha: body.total_amount,
          expectedDiscountPoisha: body.discount_amount,
        }),
      );
      return { message: 'success' };
    },
  }),
];
