import { refuse } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import { ChargeState } from '@sargam/proto/commerce/v1/charge';
import type { CommerceServiceImplementation, PaymentOutcome } from '@sargam/proto/commerce/v1/commerce';
import type { Deps } from '../deps.ts';
import { parseOrderId } from '../ids.ts';
import type { Order } from '../orders/order.ts';
import { ownOrder } from '../orders/order-calls.ts';
import { stateMessage } from '../orders/order-messages.ts';
import { lockOrder } from '../orders/order-store.ts';
import { receive } from './receive.ts';
import { startPayment } from './start-payment.ts';

type PaymentCalls = Pick<
  CommerceServiceImplementation,
  'startPayment' | 'notifyPayment' | 'returnFromGateway'
>;

export const paymentCalls = (deps: Deps, siteUrl: string): PaymentCalls => ({
  async startPayment(request, context) {
    const caller = requireCaller(context);
    await deps.checkPayer(caller);
    const orderId = parseOrderId(request.orderId);
    if (!request.customer) throw refuse.invalid('invalid-customer', 'Who pays is missing.');
    const page = await startPayment(deps, siteUrl, {
      lockOwn: async (tx) => ownOrder(await lockOrder(tx, orderId), context),
      couponCode: request.couponCode,
      seenTotal: request.expectedTotalPoisha,
      buyer: request.customer,
      actor: caller.subject,
    });
    return { gatewayPageUrl: page };
  },

  // Neither carries a caller: the gateway's server has no session, and the buyer's browser comes back without one.
  notifyPayment: async ({ fields }) => outcomeMessage(await receive(deps, fields, 'notification')),
  returnFromGateway: async ({ fields }) => outcomeMessage(await receive(deps, fields, 'return')),
});

const outcomeMessage = (order: Order): PaymentOutcome => ({
  orderId: order.id,
  state: stateMessage(order.state),
  chargeReference: '',
  chargeState: ChargeState.CHARGE_STATE_UNSPECIFIED,
});
