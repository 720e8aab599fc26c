import { type ApiSchemas, api, buildZeroCartForm, isApiError, unwrap } from '@sargam/kit';
import type { PayMethod } from '../pay/pay-methods.ts';
import { paymentOf } from './order-payload.ts';

/** The zero-cost confirmation did not come through: specified words, then a reload. */
export class FreeOrderFailed extends Error {}

/** The idempotency key of a request: the same for the same body. */
type KeyFor = (body: unknown) => string;

const keyed = (keyFor: KeyFor, body: unknown) => ({
  'idempotency-key': keyFor(body),
});

export const placeOrder = (
  body: ApiSchemas['NewOrder'],
  keyFor: KeyFor,
): Promise<ApiSchemas['PlacedOrder']> =>
  unwrap(api.POST('/order', { body, params: { header: keyed(keyFor, body) } }));

/** Opens the payment at the gateway, and answers the address of its page. */
export const openPayment = async (
  order: ApiSchemas['PlacedOrder'],
  buyer: ApiSchemas['User'],
  method: PayMethod,
  keyFor: KeyFor,
): Promise<string> => {
  const body = paymentOf(order, buyer, method);
  const answer = await unwrap(api.POST('/cart/ssl/', { body, params: { header: keyed(keyFor, body) } }));
  return answer.GatewayPageURL;
};

export const confirmFree = async (
  user: string,
  order: ApiSchemas['PlacedOrder'],
  keyFor: KeyFor,
): Promise<void> => {
  const body = buildZeroCartForm(order);
  const path = { userId: user, orderId: order._id };
  try {
    await unwrap(
      api.POST('/cart/zero-cart/{userId}/{orderId}', {
        params: { path, header: keyed(keyFor, body) },
        body,
      }),
    );
  } catch (error) {
    throw isApiError(error, 'price-changed') ? error : new FreeOrderFailed();
  }
};
