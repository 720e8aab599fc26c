import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    RATE_COUPON: '5',
    RATE_COUPON_PERSON: '3',
    RATE_GIFT_CARD: '5',
    RATE_GIFT_CARD_PERSON: '3',
    RATE_GIFT_CARD_VISITOR: '5',
  });
});
beforeEach(() => {
  const couponNotFound = () => {
    throw domainError.notFound('coupon-not-found', 'Coupon Not found');
  };
  for (const call of ['checkCoupon', 'getQuote', 'placeOrder', 'startPayment', 'confirmFreeOrder'])
    gateway.fakes.answer(`commerce.${call}`, couponNotFound);
  for (const call of ['redeemGiftCard', 'getGiftCardByCode'])
    gateway.fakes.answer(`giftCards.${call}`, () => {
      throw domainError.notFound('gift-card-invalid', 'This gift card code is not valid.');
    });
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

let networks = 0;
const newNetwork = () => `10.77.${Date.now() % 250}.${(process.pid + networks++) % 250}`;

/** A new student without attempts. */
const newStudent = async () => {
  const id = `student-${newId()}`;
  const token = await gateway.sign({ sub: id, role: 'student', sid: `s-${id}`, verified: true });
  return { id, token };
};
type Student = Awaited<ReturnType<typeof newStudent>>;

type CodeCall = (student: Student, code?: string) => Parameters<TestGateway['call']>;
const encode = encodeURIComponent;

/** All calls that show whether a coupon code exists; by decision M15 also those that pay. */
const couponCalls: Record<string, CodeCall> = {
  'GET cart/cupon': ({ token }, code = 'WRONG') => [`/cart/cupon/${encode(code)}`, { token }],
  'GET cart/quote': ({ id, token }, code = 'WRONG') => [`/cart/quote/${id}?cupon=${encode(code)}`, { token }],
  'POST order': ({ id, token }, coupon = 'WRONG') => [
    '/order',
    { token, json: { amount: 1, balanceUsed: 0, userId: id, courses: ['c1'], coupon } },
  ],
  'POST cart/ssl': ({ token }, value_b = 'WRONG') => [
    '/cart/ssl/',
    { token, json: { total_amount: 1, cus_name: 'M', value_a: true, value_b, value_c: 'o1' } },
  ],
  'POST cart/zero-cart': ({ id, token }, value_b = 'WRONG') => [
    `/cart/zero-cart/${id}/o1`,
    { token, json: { value_a: true, value_b } },
  ],
};

/** All calls that show whether a gift-card code exists. */
const giftCardCalls: Record<string, CodeCall> = {
  'POST gift-card/redeem': ({ id, token }, code = 'WRONG') => [
    `/store/gift-card/redeem/${encode(code)}/${id}`,
    { token, method: 'POST' },
  ],
  'POST gift-card/look': ({ token }, code = 'WRONG') => ['/store/gift-card/look', { token, json: { code } }],
};
const codeCalls = { ...couponCalls, ...giftCardCalls };

describe.each(Object.entries<CodeCall>(codeCalls))('%s', (_name, codeCall) => {
  const attemptFrom = async (student: Student, from: string) => {
    const [path, options] = codeCall(student);
    return (await gateway.call(path, { ...options, from })).status;
  };

  it('a person is limited across many networks', async () => {
    const student = await newStudent();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push(await attemptFrom(student, newNetwork()));
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect(await attemptFrom(await newStudent(), newNetwork())).toBe(404);
  });

  it('a person over the limit does not use up the limit of the network', async () => {
    const network = newNetwork();
    const student = await newStudent();
    const statuses: number[] = [];
    for (let i = 0; i < 9; i++) statuses.push(await attemptFrom(student, network));
    expect(statuses.slice(0, 4)).toEqual([404, 404, 404, 429]);
    expect(new Set(statuses.slice(4))).toEqual(new Set([429]));
    const others = [await newStudent(), await newStudent()];
    expect([
      await attemptFrom(others[0] ?? student, network),
      await attemptFrom(others[1] ?? student, network),
    ]).toEqual([404, 404]);
  });

  it('a network is limited across many people', async () => {
    const network = newNetwork();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push(await attemptFrom(await newStudent(), network));
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });
});

it('all addresses of an IPv6 /64 count as one network', async () => {
  const statuses: number[] = [];
  for (let i = 1; i < 7; i++) {
    const options = { json: { code: `CODE-${i}` }, from: `2001:db8:7:1::${i}` };
    statuses.push((await gateway.call('/store/gift-card/look', options)).status);
  }
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
});

it('a visitor is limited by network, apart from logged-in students', async () => {
  const network = newNetwork();
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++)
    statuses.push(
      (await gateway.call('/store/gift-card/look', { json: { code: `CODE-${i}` }, from: network })).status,
    );
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  const student = await newStudent();
  const redeem = `/store/gift-card/redeem/WRONG/${student.id}`;
  expect((await gateway.call(redeem, { token: student.token, method: 'POST', from: network })).status).toBe(
    404,
  );
});

it('attempts at different calls are counted together', async () => {
  const student = await newStudent();
  const statuses: number[] = [];
  for (const name of ['GET cart/cupon', 'POST order', 'GET cart/quote', 'POST cart/ssl'] as const) {
    const [path, options] = couponCalls[name]?.(student) ?? [''];
    statuses.push((await gateway.call(path, options)).status);
  }
  expect(statuses).toEqual([404, 404, 404, 429]);
});

it('a hundred parallel attempts do not all pass', async () => {
  const { token } = await newStudent();
  const all = await Promise.all(
    Array.from({ length: 100 }, () => gateway.call('/cart/cupon/WRONG', { token })),
  );
  const answered = all.filter(({ status }) => status === 404).length;
  expect(answered).toBeGreaterThan(0);
  // If Redis is too slow on a busy machine, the gateway counts in memory in addition.
  expect(answered).toBeLessThanOrEqual(2 * 3);
});

it('valid coupons and other errors do not count as attempts', async () => {
  const { id, token } = await newStudent();
  const network = newNetwork();
  gateway.fakes.answer('commerce.getQuote', () => ({ couponCode: 'TEN', couponPercent: 10 }));
  gateway.fakes.answer('commerce.checkCoupon', () => {
    throw domainError.unavailable();
  });
  for (let i = 0; i < 12; i++) {
    expect((await gateway.call(`/cart/quote/${id}?cupon=TEN`, { token, from: network })).status).toBe(200);
    expect((await gateway.call('/cart/cupon/TEN', { token, from: network })).status).toBe(503);
  }
});

const codes = ['WRONG', 'x'.repeat(300), '\0', 'ab/cd', '🎸', 'কুপন১০'];
const ofRequest = /"(?:instance|traceId)":"[^"]*"/g;

describe.each([
  ['coupon-not-found', 'Coupon Not found', couponCalls],
  ['gift-card-invalid', 'This gift card code is not valid.', giftCardCalls],
] as const)('every wrong code returns %s', (refusal, message, calls) => {
  it.each(Object.entries(calls))('%s', async (_name, codeCall) => {
    const answers: string[] = [];
    for (const code of codes) {
      const [path, options] = codeCall(await newStudent(), code);
      const { status, body, text } = await gateway.call(path, options);
      expect([status, body['code'], body['message']]).toEqual([404, refusal, message]);
      answers.push(text.replaceAll(ofRequest, ''));
    }
    expect(new Set(answers).size).toBe(1);
  });
});

it('an empty coupon code is looked up and not found', async () => {
  const { token } = await newStudent();
  const { status, body } = await gateway.call('/cart/cupon/%20', { token });
  expect([status, body['code']]).toEqual([404, 'coupon-not-found']);
});

it('orders and payments without a coupon do not count as attempts', async () => {
  const student = await newStudent();
  const network = newNetwork();
  const { id, token } = student;
  const refused = { amount: 1, balanceUsed: 0, userId: id, courses: ['c1'] };
  const paid = { total_amount: 1, cus_name: 'M', value_a: false, value_b: '', value_c: 'o1' };
  for (let i = 0; i < 8; i++) {
    expect((await gateway.call('/order', { token, json: refused, from: network })).status).toBe(404);
    expect((await gateway.call('/cart/ssl/', { token, json: paid, from: network })).status).toBe(404);
  }
});
