import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { personIdOf, type Suite, startSuite } from './gateway-suite.ts';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite();
  // The first calls may come before Redis is reached.
  await suite.tested.eventually(async () => {
    const key = newId();
    await grant(key);
    expect((await grant(key, { reason: 'broken', note: 'another' })).status).toBe(409);
  });
  suite.fakes.reset();
});
afterEach(() => suite.fakes.reset());
afterAll(() => suite.stop());

const grant = async (key: string | undefined, json: object = { reason: 'broken', note: 'x', amount: 5 }) =>
  suite.call('/order/o1/refund', {
    json,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    token: await suite.tokenOf('admin'),
  });
const asked = () => suite.fakes.calls.filter(({ call }) => call === 'refunds.grantRefund').length;

/** A refund that stands further each time it is looked at. */
const grantsOneByOne = () => {
  let times = 0;
  suite.fakes.answer('refunds.grantRefund', () => ({ id: 'r1', note: `look ${++times}` }));
};

describe('a repeat', () => {
  it('reads the very same bytes', async () => {
    grantsOneByOne();
    const key = newId();
    const [first, second] = [await grant(key), await grant(key)];
    expect([first.status, second.text, asked()]).toEqual([200, first.text, 1]);
  });

  it('of something else with the same key is refused', async () => {
    const key = newId();
    await grant(key);
    const { status, body } = await grant(key, { reason: 'broken', note: 'x', amount: 6 });
    expect([status, body['code'], asked()]).toEqual([409, 'idempotency-key-reused', 1]);
  });

  it('of a payment for gift cards reads the same even once they are paid', async () => {
    suite.fakes.answer('identity.getPerson', () => ({ email: 'mitu@b.test', phone: '01700000000' }));
    suite.fakes.answer('storeOrders.startStorePayment', () => ({ gatewayPageUrl: 'https://pay.test/1' }));
    const key = newId();
    const pay = async (amount: number) =>
      suite.call('/store/payment/ssl/', {
        json: { amount, name: 'Mitu', cus_order_id: 's1' },
        headers: { 'idempotency-key': key },
        token: await suite.tokenOf('student'),
      });
    const first = await pay(1801);
    suite.fakes.answer('storeOrders.startStorePayment', () => {
      throw domainError.precondition('order-ended', 'This order can no longer be paid. Please order again.');
    });
    const second = await pay(1801);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect((await pay(1)).body['code']).toBe('idempotency-key-reused');
  });

  it('while the first is under way waits and gets its answer', async () => {
    let finish: (refund: object) => void = () => undefined;
    const slow = new Promise<object>((resolve) => {
      finish = resolve;
    });
    suite.fakes.answer('refunds.grantRefund', () => slow);
    const key = newId();
    const all = Array.from({ length: 5 }, () => grant(key));
    await suite.tested.eventually(async () => expect(asked()).toBe(1));
    setTimeout(() => finish({ id: 'r1', note: 'once' }), 200);
    const texts = (await Promise.all(all)).map(({ text }) => text);
    expect([new Set(texts).size, asked()]).toEqual([1, 1]);
  });

  it('after a refusal is tried anew: it changed nothing', async () => {
    suite.fakes.answer('refunds.grantRefund', () => {
      throw domainError.unavailable();
    });
    const key = newId();
    expect((await grant(key)).status).toBe(503);
    grantsOneByOne();
    expect([(await grant(key)).status, asked()]).toEqual([200, 2]);
  });

  it('by somebody else with the same key is a call of its own', async () => {
    const headers = { 'idempotency-key': newId() };
    const confirm = async (role: 'student' | 'instructor') =>
      suite.call(`/cart/zero-cart/${personIdOf(role)}/o-${role}`, {
        json: {},
        headers,
        token: await suite.tokenOf(role),
      });
    expect([(await confirm('student')).status, (await confirm('instructor')).status]).toEqual([200, 200]);
  });
});

it('without a key each call is a call of its own, and a key that is none is refused', async () => {
  grantsOneByOne();
  await grant(undefined);
  await grant(undefined);
  expect(asked()).toBe(2);
  const { status, body } = await grant('two words');
  expect([status, body['code']]).toEqual([400, 'invalid-idempotency-key']);
});
