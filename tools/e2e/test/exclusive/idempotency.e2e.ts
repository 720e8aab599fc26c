import { randomUUID } from 'node:crypto';
import { courses } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import { type ApiUser, logInToApi } from '../../src/api/api-user.ts';
import { createStudent, password } from '../../src/api/create-student.ts';
import { connectToSite, type Site } from '../../src/site.ts';

// No browser: these tests compare response bytes. Exclusive, because the gateway is made to fail, which affects parallel suites.
let site: Site;
let student: ApiUser;
let token: string;
const courseId = demoId('course', courses[0]?.key ?? '');

beforeAll(async () => {
  site = await connectToSite();
  const email = `idempotency-${Date.now()}@sargam.test`;
  student = await createStudent(site, await logInToApi(site, 'admin@sargam.test'), email);
  const login = await fetch(`${site.address}/api/v1/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  token = ((await login.json()) as { v_token: string }).v_token;
});

const post = async (path: string, key: string, body: object) => {
  const headers = { 'auth-token': token, 'content-type': 'application/json' };
  const response = await fetch(`${site.address}/api/v1${path}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};

/** Sends eight equal requests in parallel and one more afterwards: all get the same response. Another body with the same key is refused. */
const expectIdempotent = async <T>(path: string, body: object, otherBody: object): Promise<T> => {
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: 8 }, () => post(path, key, body)));
  expect(responses.map(({ status, text }) => `${status} ${text}`)).toEqual(
    responses.map(() => `200 ${responses[0]?.text}`),
  );
  expect((await post(path, key, body)).text).toBe(responses[0]?.text);
  const refused = await post(path, key, otherBody);
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([409, { code: 'idempotency-key-reused' }]);
  return JSON.parse(responses[0]?.text ?? '') as T;
};

interface Quote {
  readonly total: number;
  readonly balanceUsed: number;
}

it('repeated requests create one order and one payment; a gateway failure is reported, and a retry succeeds', async () => {
  await student.post('/cart/', { user: student.id, course: courseId, tier: 'standard' });
  const { total, balanceUsed } = await student.get<Quote>(`/cart/quote/${student.id}`);
  const order = { amount: total, balanceUsed, userId: student.id, courses: [courseId] };
  const { _id } = await expectIdempotent<{ _id: string }>('/order', order, { ...order, amount: total + 1 });
  const payment = {
    total_amount: total,
    cus_name: 'Shirin',
    cus_phone: '01711223355',
    cus_email: 's@sargam.test',
    value_c: _id,
  };
  await fetch(`${site.payments}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ call: 'session', mode: '500', calls: 1 }),
  });
  const key = randomUUID();
  const unavailable = await post('/cart/ssl/', key, payment);
  expect([unavailable.status, unavailable.type, JSON.parse(unavailable.text)]).toMatchObject([
    503,
    'application/problem+json; charset=utf-8',
    {
      code: 'payment-unavailable',
      message: 'The payment page could not be opened. Please try again in a moment.',
    },
  ]);
  const page = await post('/cart/ssl/', key, payment);
  expect(await post('/cart/ssl/', key, payment)).toEqual(page);
  await expectIdempotent('/cart/ssl/', payment, { ...payment, cus_name: 'Somebody else' });
  expect(page.text).toContain('GatewayPageURL');
});

it('repeated requests create one gift card order and one payment', async () => {
  const card = await student.get<{ _id: string; price: number }>('/store/product/gift-card-1000');
  const giftOrder = {
    userId: student.id,
    product: card._id,
    quantity: 1,
    totalPrice: card.price,
    forMyself: true,
    userPhone: '01711223355',
  };
  const { order } = await expectIdempotent<{ order: { _id: string } }>('/store/order/', giftOrder, {
    ...giftOrder,
    userPhone: '01711223356',
  });
  const payment = {
    amount: card.price,
    name: 'Shirin',
    phone: '01711223355',
    email: 's@sargam.test',
    cus_order_id: order._id,
  };
  await expectIdempotent('/store/payment/ssl/', payment, { ...payment, name: 'Somebody else' });
  const { data } = await student.get<{ data: object[] }>(`/store/order/mine/${student.id}`);
  expect(data).toHaveLength(1);
});

it('a repeated request gets the same refusal', async () => {
  const [key, path] = [randomUUID(), `/store/gift-card/redeem/ABCD-EFGH-JKLM-2345/${student.id}`];
  const first = await post(path, key, {});
  const second = await post(path, key, {});
  expect([first.status, second.status, second.type]).toEqual([404, 404, first.type]);
  // Each request has a trace id of its own.
  const [problem, repeated] = [first, second].map(({ text }) => ({ ...JSON.parse(text), traceId: '' }));
  expect(repeated).toEqual(problem);
});
