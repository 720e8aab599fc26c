import { z } from 'zod';
import { readIdempotencyKey } from '../../api/idempotency-key.ts';
import { allRoles } from '../../api/roles.ts';
import { Id } from '../../api/schemas.ts';
import { isOwnUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { paymentTimeoutMs } from '../../upstream/payment-timeout.ts';
import { PaymentForm, PaymentPage, ZeroCartForm } from './cart-response.ts';
import { appliedCouponCode, completeCustomer, toCustomer, toStoredPaymentMethod } from './payment-form.ts';
import { withQuoteOnPriceChange } from './price-changed.ts';

export const checkoutRoutes: readonly Route[] = [
  route.post('/cart/ssl/', {
    summary:
      'Opens a payment session for an order; 409 price-changed if the shown total differs from the server total',
    roles: allRoles,
    body: PaymentForm,
    invalidMessage: 'something went wrong',
    codeCheck: { kind: 'coupon', applies: ({ body }) => appliedCouponCode(body) !== '' },
    idempotency: 'service',
    response: PaymentPage,
    handle: async ({ body, caller, request }, deps) => {
      const couponCode = appliedCouponCode(body);
      const customer = await completeCustomer(deps, caller.subject, toCustomer(body));
      const { gatewayPageUrl } = await withQuoteOnPriceChange(
        deps,
        { studentId: caller.subject, couponCode },
        () =>
          deps.commerce.startPayment(
            {
              orderId: body.value_c,
              customer,
              expectedTotalPoisha: body.total_amount,
              expectedDiscountPoisha: body.discount_amount,
              couponCode,
              method: toStoredPaymentMethod(body.method),
              idempotencyKey: readIdempotencyKey(request),
            },
            { timeoutMs: paymentTimeoutMs },
          ),
      );
      return { GatewayPageURL: gatewayPageUrl };
    },
  }),
  route.post('/cart/zero-cart/{userId}/{orderId}', {
    summary: 'Confirms an order whose server total is 0; 409 price-changed if the shown total differs',
    roles: allRoles,
    params: z.object({ userId: Id, orderId: Id }),
    isOwner: isOwnUser,
    ownerOnly: true,
    body: ZeroCartForm,
    invalidMessage: 'something went wrong',
    codeCheck: { kind: 'coupon', applies: ({ body }) => appliedCouponCode(body) !== '' },
    idempotency: 'gateway',
    response: z.object({ message: z.literal('success') }),
    handle: async ({ params, body }, deps) => {
      const couponCode = appliedCouponCode(body);
      await withQuoteOnPriceChange(deps, { studentId: params.userId, couponCode }, () =>
        deps.commerce.confirmFreeOrder({
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
