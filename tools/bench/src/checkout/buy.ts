import { setTimeout as sleep } from 'node:timers/promises';
import { ask, askFor } from './ask.ts';
import type { Buyer } from './buyers.ts';
import type { Site } from './site.ts';

const patienceMs = 30_000;

interface Quote {
  readonly total: number;
  readonly balanceUsed: number;
}

/** From the cart to paid as a browser does it: through the gateway's calls, the payment page and the way back. */
export const buy = async ({ api, payments }: Site, buyer: Buyer, course: string): Promise<void> => {
  const { id, token } = buyer;
  const post = <T>(path: string, json: unknown): Promise<T> =>
    askFor<T>({ method: 'POST', url: `${api}${path}`, token, json });

  await post('/cart/', { user: id, course, tier: 'silver' });
  const quote = await askFor<Quote>({ method: 'GET', url: `${api}/cart/quote/${id}`, token });
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
  const { returnTo, fields } = await askFor<{ returnTo: string; fields: Record<string, string> }>({
    method: 'POST',
    url: `${payments}/sandbox/sessions/${session}/outcome`,
    json: { outcome: 'pay', method: 'bkash' },
  });
  const { status, location } = await ask({ method: 'POST', url: returnTo, form: fields });
  if (status !== 303) throw new Error(`the return was answered with ${status}`);
  if (location?.includes('payment=paid')) return;
  await untilPaid(`${api}/order/${order._id}`, token);
};

/** Where the way back took too long, the page asks on, as a buyer's does. */
const untilPaid = async (url: string, token: string): Promise<void> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) {
    if ((await askFor<{ paid: boolean }>({ method: 'GET', url, token })).paid) return;
  }
  throw new Error(`${url} was not paid in ${patienceMs / 1000} s`);
};
