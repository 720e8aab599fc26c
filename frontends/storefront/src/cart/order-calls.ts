import { type ApiSchemas, api, buildFreeOrderForm, buildPaymentForm, isApiError } from '@sargam/kit';
import type { PayMethod } from '../pay/pay-methods.ts';

type Quote = ApiSchemas['Quote'];

/** The order with the displayed amounts. The server calculates again and rejects differences. */
export const toNewOrder = (
  user: string,
  lines: readonly ApiSchemas['CartLine'][],
  quote: Quote,
): ApiSchemas['NewOrder'] => ({
  amount: quote.total,
  paid: false,
  userId: user,
  courses: lines.filter(({ available }) => available).map(({ course }) => course._id),
  balanceUsed: quote.balanceUsed,
  ...(quote.cupon ? { coupon: quote.cupon.code } : {}),
  withoutWallet: quote.withoutWallet,
});

/** Confirming a zero-cost order failed. The page shows an error and reloads. */
export class FreeOrderFailedError extends Error {}

/** Returns the same idempotency key for the same body. */
type IdempotencyKeyFor = (body: unknown) => string;

const idempotencyHeader = (keyFor: IdempotencyKeyFor, body: unknown) => ({
  'idempotency-key': keyFor(body),
});

export const placeOrder = (body: ApiSchemas['NewOrder'], keyFor: IdempotencyKeyFor) =>
  api.POST('/order', { body, params: { header: idempotencyHeader(keyFor, body) } });

/** Opens the payment and returns the URL of the gateway's page. */
export const openPayment = async (
  order: ApiSchemas['Purchase'],
  buyer: ApiSchemas['User'],
  method: PayMethod,
  keyFor: IdempotencyKeyFor,
): Promise<string> => {
  const body = { ...buildPaymentForm(order, buyer), method };
  const answer = await api.POST('/cart/ssl/', { body, params: { header: idempotencyHeader(keyFor, body) } });
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
    await api.POST('/cart/zero-cart/{userId}/{orderId}', {
      params: { path, header: idempotencyHeader(keyFor, body) },
      body,
    });
  } catch (error) {
    throw isApiError(error, 'price-changed') ? error : new FreeOrderFailedError();
  }
};
