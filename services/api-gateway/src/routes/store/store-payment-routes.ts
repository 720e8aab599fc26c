import { idempotencyKey } from '../../wire/idempotency-key.ts';
import { gatewayPatience } from '../../wire/patience.ts';
import { members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { GatewayPage } from '../cart/cart-wire.ts';
import { payingCustomer } from '../cart/paying-customer.ts';
import { paymentMethodOf } from '../cart/payment-method.ts';
import { StorePaymentForm } from './store-order-wire.ts';

export const storePaymentRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/store/payment/ssl/',
    summary: 'Opens a session at the payment gateway for an order of the store',
    roles: members,
    body: StorePaymentForm,
    // The store asks first whether the order can still be paid; a repeat is to read the same even once it is paid.
    idempotent: 'here',
    response: GatewayPage,
    handle: async ({ body, caller, request }, gateway) => {
      const told = { name: body.name, phone: body.phone, email: body.email };
      const wanted = {
        orderId: body.cus_order_id,
        expectedTotalPoisha: body.amount,
        customer: await payingCustomer(gateway, caller.subject, told),
        method: paymentMethodOf(body.method),
        idempotencyKey: idempotencyKey(request),
      };
      const { gatewayPageUrl } = await gateway.storeOrders.startStorePayment(wanted, {
        timeoutMs: gatewayPatience,
      });
      return { GatewayPageURL: gatewayPageUrl };
    },
  }),
];
