import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestJson, sendRequest } from '../measure/http-request.ts';
import type { Buyer } from './buyers.ts';
import type { RunningSite } from './site.ts';

const paidTimeoutMs = 30_000;

interface Quote {
  readonly total: number;
  readonly balanceUsed: number;
}

/**
 * Buys a course as a browser does: cart, quote, order, payment session, payment page and return request. Returns the order.
 * @param send Sends each request; it may repeat a request, because the requests that need one have an idempotency key.
 */
export const buyCourse = async (
  { api, payments }: Pick<RunningSite, 'api' | 'payments'>,
  buyer: Buyer,
  course: string,
  send = sendRequest,
): Promise<string> => {
  const { id, token } = buyer;
  const post = <T>(path: string, json: unknown): Promise<T> =>
    requestJson<T>({ method: 'POST', url: `${api}${path}`, token, json, idempotencyKey: randomUUID() }, send);

  await post('/cart/', { user: id, course, tier: 'silver' });
  const quote = await requestJson<Quote>({ method: 'GET', url: `${api}/cart/quote/${id}`, token }, send);
  const order = await post<{ _id: string }>('/order', {
    userId: id,
    courses: [course],
    amount: quote.total,
    balanceUsed: quote.balanceUsed,
  });
  const { GatewayPageURL } = await post<{ GatewayPageURL: string }>('/cart/ssl/', {
    total_amount: quote.total,
    cus_name: 'Nusrat Jahan',
    cus_phone: '01712345678',
    cus_email: buyer.email,
    cus_add1: 'House 1, Road 2',
    cus_city: 'Dhaka',
    cus_country: 'Bangladesh',
    cus_postcode: '1207',
    value_c: order._id,
    method: 'bkash',
  });
  const session = /[0-9a-f]{32}/i.exec(GatewayPageURL)?.[0];
  const { returnTo, fields } = await requestJson<{ returnTo: string; fields: Record<string, string> }>({
    method: 'POST',
    url: `${payments}/sandbox/sessions/${session}/outcome`,
    json: { outcome: 'pay', method: 'bkash' },
  });
  const { status, location } = await send({ method: 'POST', url: returnTo, form: fields });
  if (status !== 303) throw new Error(`the return request had status ${status}`);
  if (!location?.includes('payment=paid')) await waitUntilPaid(`${api}/order/${order._id}`, token, send);
  return order._id;
};

/** Polls the order until it is paid, as the return page does when the confirmation takes long. */
const waitUntilPaid = async (url: string, token: string, send: typeof sendRequest): Promise<void> => {
  for (const end = Date.now() + paidTimeoutMs; Date.now() < end; await sleep(100)) {
    if ((await requestJson<{ paid: boolean }>({ method: 'GET', url, token }, send)).paid) return;
  }
  throw new Error(`${url} was not paid in ${paidTimeoutMs / 1000} s`);
};
