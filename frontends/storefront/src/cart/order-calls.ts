import { type ApiSchemas, api, buildFreeOrderForm, isApiError, unwrap } from '@sargam/kit';
import type { PayMethod } from '../pay/pay-methods.ts';
import { toPaymentForm } from './order-payload.ts';

/** Confirming a zero-cost order failed. The page shows an error and reloads. */
export class FreeOrderFailedError extends Error {}

/** Returns the same idempotency key for the same body. */
type IdempotencyKeyFor = (body: unknown) => string;

const idempotencyHeader = (keyFor: IdempotencyKeyFor, body: unknown) => ({
  'idempotency-key': keyFor(body),
});

export const placeOrder = (
  body: ApiSchemas['NewOrder'],
  keyFor: IdempotencyKeyFor,
): Promise<ApiSchemas['PlacedOrder']> =>
  unwrap(api.POST('/order', { body, params: { header: idempotencyHeader(keyFor, body) } }));

/** Opens the payment and returns the URL of the gateway's page. */
export const openPayment = async (
  order: ApiSchemas['PlacedOrder'],
  buyer: ApiSchemas['User'],
  method: PayMethod,
  keyFor: IdempotencyKeyFor,
): Promise<string> => {
  const body = toPaymentForm(order, buyer, method);
  const answer = await unwrap(
    api.POST('/cart/ssl/', { body, params: { header: idempotencyHeader(keyFor, body) } }),
  );
  return answer.GatewayPageURL;
};

export const confirmFreeOrder = async (
  user: string,
  order: ApiSchemas['PlacedOrder'],
  keyFor: IdempotencyKeyFor,
): Promise<void> => {
  const body = buildFreeOrderForm(order);
  const path = { userId: user, orderId: order._id };
  try {
    await unwrap(
      api.POST('/cart/zero-cart/{userId}/{orderId}', {
        params: { path, header: idempotencyHeader(keyFor, body) },
        body,
      }),
    );
  } catch (error) {
    throw isApiError(error, 'price-changed') ? error : new FreeOrderFailedError();
  }
};
