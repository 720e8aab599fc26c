import { type Route, route } from '../../routing/route.ts';
import { paymentTimeoutMs } from '../../upstream/payment-timeout.ts';
import { readIdempotencyKey } from '../../wire/idempotency-key.ts';
import { allRoles } from '../../wire/roles.ts';
import { PaymentPage } from '../cart/cart-wire.ts';
import { completeCustomer, toStoredPaymentMethod } from '../cart/payment-form.ts';
import { StorePaymentForm } from './store-order-wire.ts';

export const storePaymentRoutes: readonly Route[] = [
  route.post('/store/payment/ssl/', {
    summary: 'Opens a payment session for a store order',
    roles: allRoles,
    body: StorePaymentForm,
    // The store checks first whether the order can still be paid. A repeat must return the same answer even after payment.
    idempotency: 'gateway',
    response: PaymentPage,
    handle: async ({ body, caller, request }, deps) => {
      const customerForm = { name: body.name, phone: body.phone, email: body.email };
      const paymentRequest = {
        orderId: body.cus_order_id,
        expectedTotalPoisha: body.amount,
        customer: await completeCustomer(deps, caller.subject, customerForm),
        method: toStoredPaymentMethod(body.method),
        idempotencyKey: readIdempotencyKey(request),
      };
      const { gatewayPageUrl } = await deps.storeOrders.startStorePayment(paymentRequest, {
        timeoutMs: paymentTimeoutMs,
      });
      return { GatewayPageURL: gatewayPageUrl };
    },
  }),
];
