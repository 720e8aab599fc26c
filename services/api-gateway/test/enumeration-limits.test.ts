import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { type Suite, startSuite } from './gateway-suite.ts';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite({
    RATE_COUPON: '5',
    RATE_COUPON_PERSON: '3',
    RATE_GIFT_CARD: '5',
    RATE_GIFT_CARD_PERSON: '3',
    RATE_GIFT_CARD_VISITOR: '5',
  });
});
beforeEach(() => {
  const couponMiss = () => {
    throw domainError.notFound('coupon-not-found', 'Coupon Not found');
  };
  for (const call of ['checkCoupon', 'getQuote', 'placeOrder', 'startPayment', 'confirmFreeOrder'])
    suite.fakes.answer(`commerce.${call}`, couponMiss);
  for (const call of ['redeemGiftCard', 'getGiftCardByCode'])
    suite.fakes.answer(`giftCards.${call}`, () => {
      throw domainError.notFound('gift-card-invalid', 'This gift card code is not valid.');
    });
});
afterEach(() => suite.fakes.reset());
afterAll(() => suite.stop());

let networks = 0;
const aNetwork = () => `10.77.${Date.now() % 250}.${(process.pid + networks++) % 250}`;

/** A person who has not tried anything yet. */
const aStudent = async () => {
  const id = `student-${newId()}`;
  const token = await suite.sign({ sub: id, role: 'student', sid: `s-${id}`, verified: true });
  return { id, token };
};
type Student = Awaited<ReturnType<typeof aStudent>>;

type Way = (student: Student, code?: string) => Parameters<Suite['call']>;
const inPath = encodeURIComponent;

/** Every call that tells whether a voucher is right; by decision M15 also those that pay. */
const couponWays: Record<string, Way> = {
  'GET cart/cupon': ({ token }, code = 'WRONG') => [`/cart/cupon/${inPath(code)}`, { token }],
  'GET cart/quote': ({ id, token }, code = 'WRONG') => [`/cart/quote/${id}?cupon=${inPath(code)}`, { token }],
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

/** Every call that tells whether a gift card's code is. */
const cardWays: Record<string, Way> = {
  'POST gift-card/redeem': ({ id, token }, code = 'WRONG') => [
    `/store/gift-card/redeem/${inPath(code)}/${id}`,
    { token, method: 'POST' },
  ],
  'POST gift-card/look': ({ token }, code = 'WRONG') => ['/store/gift-card/look', { token, json: { code } }],
};
const ways = { ...couponWays, ...cardWays };

describe.each(Object.entries<Way>(ways))('%s', (_name, way) => {
  const tryFrom = async (student: Student, from: string) => {
    const [path, wished] = way(student);
    return (await suite.call(path, { ...wished, from })).status;
  };

  it('ends the guesses of one person from many networks', async () => {
    const student = await aStudent();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push(await tryFrom(student, aNetwork()));
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect(await tryFrom(await aStudent(), aNetwork())).toBe(404);
  });

  it('leaves the others of a network their tries where one person is over the limit', async () => {
    const network = aNetwork();
    const student = await aStudent();
    const statuses: number[] = [];
    for (let i = 0; i < 9; i++) statuses.push(await tryFrom(student, network));
    expect(statuses.slice(0, 4)).toEqual([404, 404, 404, 429]);
    expect(new Set(statuses.slice(4))).toEqual(new Set([429]));
    const others = [await aStudent(), await aStudent()];
    expect([
      await tryFrom(others[0] ?? student, network),
      await tryFrom(others[1] ?? student, network),
    ]).toEqual([404, 404]);
  });

  it('ends the guesses of one network by many people', async () => {
    const network = aNetwork();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push(await tryFrom(await aStudent(), network));
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });
});

it('a visitor with all the addresses of an IPv6 network is one network', async () => {
  const statuses: number[] = [];
  for (let i = 1; i < 7; i++) {
    const wished = { json: { code: `CODE-${i}` }, from: `2001:db8:7:1::${i}` };
    statuses.push((await suite.call('/store/gift-card/look', wished)).status);
  }
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
});

it('a visitor who looks at codes is stopped by network', async () => {
  const from = aNetwork();
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++)
    statuses.push((await suite.call('/store/gift-card/look', { json: { code: `CODE-${i}` }, from })).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  const student = await aStudent();
  const redeem = `/store/gift-card/redeem/WRONG/${student.id}`;
  expect((await suite.call(redeem, { token: student.token, method: 'POST', from })).status).toBe(404);
});

it('guesses at different calls are counted together', async () => {
  const student = await aStudent();
  const statuses: number[] = [];
  for (const name of ['GET cart/cupon', 'POST order', 'GET cart/quote', 'POST cart/ssl'] as const) {
    const [path, wished] = couponWays[name]?.(student) ?? [''];
    statuses.push((await suite.call(path, wished)).status);
  }
  expect(statuses).toEqual([404, 404, 404, 429]);
});

it('a hundred guesses at once are not let through', async () => {
  const { token } = await aStudent();
  const all = await Promise.all(
    Array.from({ length: 100 }, () => suite.call('/cart/cupon/WRONG', { token })),
  );
  const answered = all.filter(({ status }) => status === 404).length;
  expect(answered).toBeGreaterThan(0);
  // Where Redis is too slow on a busy machine, each replica counts by itself for a while.
  expect(answered).toBeLessThanOrEqual(2 * 3);
});

it('a voucher that works may be looked at again and again, and other refusals are no guesses', async () => {
  const { id, token } = await aStudent();
  const from = aNetwork();
  suite.fakes.answer('commerce.getQuote', () => ({ couponCode: 'TEN', couponPercent: 10 }));
  suite.fakes.answer('commerce.checkCoupon', () => {
    throw domainError.unavailable();
  });
  for (let i = 0; i < 12; i++) {
    expect((await suite.call(`/cart/quote/${id}?cupon=TEN`, { token, from })).status).toBe(200);
    expect((await suite.call('/cart/cupon/TEN', { token, from })).status).toBe(503);
  }
});

const codes = ['WRONG', 'x'.repeat(300), '\0', 'ab/cd', '🎸', 'কুপন১০'];
// One trace and one address for all, which a problem names.
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const instance = /"instance":"[^"]*"/;

describe.each([
  ['coupon-not-found', 'Coupon Not found', couponWays],
  ['gift-card-invalid', 'This gift card code is not valid.', cardWays],
] as const)('whatever is wrong with a code, the answer is %s', (refusal, message, calls) => {
  it.each(Object.entries(calls))('%s', async (_name, way) => {
    const answers: string[] = [];
    for (const code of codes) {
      const [path, wished] = way(await aStudent(), code);
      const { status, body, text } = await suite.call(path, { ...wished, headers: { traceparent } });
      expect([status, body['code'], body['message']]).toEqual([404, refusal, message]);
      answers.push(text.replace(instance, ''));
    }
    expect(new Set(answers).size).toBe(1);
  });
});

it('an empty voucher is none, and looked up like any other', async () => {
  const { token } = await aStudent();
  const { status, body } = await suite.call('/cart/cupon/%20', { token });
  expect([status, body['code']]).toEqual([404, 'coupon-not-found']);
});

it('who pays or orders without a voucher guesses nothing, however often it is refused', async () => {
  const student = await aStudent();
  const from = aNetwork();
  const { id, token } = student;
  const refused = { amount: 1, balanceUsed: 0, userId: id, courses: ['c1'] };
  const paid = { total_amount: 1, cus_name: 'M', value_a: false, value_b: '', value_c: 'o1' };
  for (let i = 0; i < 8; i++) {
    expect((await suite.call('/order', { token, json: refused, from })).status).toBe(404);
    expect((await suite.call('/cart/ssl/', { token, json: paid, from })).status).toBe(404);
  }
});
