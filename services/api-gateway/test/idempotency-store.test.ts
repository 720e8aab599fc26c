import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  // The first calls may run before Redis is connected.
  await gateway.testService.eventually(async () => {
    const key = newId();
    await grant(key);
    expect((await grant(key, { reason: 'broken', note: 'another' })).status).toBe(409);
  });
  gateway.fakes.reset();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const grant = async (key: string | undefined, json: object = { reason: 'broken', note: 'x', amount: 5 }) =>
  gateway.call('/order/o1/refund', {
    json,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    token: await gateway.tokenOf('admin'),
  });
const grantCalls = () => gateway.fakes.calls.filter(({ call }) => call === 'refunds.grantRefund').length;

/** A refund whose note differs with each call. */
const answerDifferently = () => {
  let times = 0;
  gateway.fakes.answer('refunds.grantRefund', () => ({ id: 'r1', note: `call ${++times}` }));
};

describe('a repeat', () => {
  it('returns the same bytes', async () => {
    answerDifferently();
    const key = newId();
    const [first, second] = [await grant(key), await grant(key)];
    expect([first.status, second.text, grantCalls()]).toEqual([200, first.text, 1]);
  });

  it('with another request and the same key is rejected', async () => {
    const key = newId();
    await grant(key);
    const { status, body } = await grant(key, { reason: 'broken', note: 'x', amount: 6 });
    expect([status, body['code'], grantCalls()]).toEqual([409, 'idempotency-key-reused', 1]);
  });

  it('of a gift-card payment returns the same answer after the payment', async () => {
    gateway.fakes.answer('identity.getPerson', () => ({ email: 'mitu@b.test', phone: '01700000000' }));
    gateway.fakes.answer('storeOrders.startStorePayment', () => ({ gatewayPageUrl: 'https://pay.test/1' }));
    const key = newId();
    const pay = async (amount: number) =>
      gateway.call('/store/payment/ssl/', {
        json: { amount, name: 'Mitu', cus_order_id: 's1' },
        headers: { 'idempotency-key': key },
        token: await gateway.tokenOf('student'),
      });
    const first = await pay(1801);
    gateway.fakes.answer('storeOrders.startStorePayment', () => {
      throw domainError.precondition('order-ended', 'This order can no longer be paid. Please order again.');
    });
    const second = await pay(1801);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect((await pay(1)).body['code']).toBe('idempotency-key-reused');
  });

  it('during the first call waits for its answer', async () => {
    let finish: (refund: object) => void = () => undefined;
    const slow = new Promise<object>((resolve) => {
      finish = resolve;
    });
    gateway.fakes.answer('refunds.grantRefund', () => slow);
    const key = newId();
    const all = Array.from({ length: 5 }, () => grant(key));
    await gateway.testService.eventually(async () => expect(grantCalls()).toBe(1));
    setTimeout(() => finish({ id: 'r1', note: 'once' }), 200);
    const texts = (await Promise.all(all)).map(({ text }) => text);
    expect([new Set(texts).size, grantCalls()]).toEqual([1, 1]);
  });

  it('after an error runs the call again', async () => {
    gateway.fakes.answer('refunds.grantRefund', () => {
      throw domainError.unavailable();
    });
    const key = newId();
    expect((await grant(key)).status).toBe(503);
    answerDifferently();
    expect([(await grant(key)).status, grantCalls()]).toEqual([200, 2]);
  });

  it('by another caller with the same key runs separately', async () => {
    const headers = { 'idempotency-key': newId() };
    const confirm = async (role: 'student' | 'instructor') =>
      gateway.call(`/cart/zero-cart/${personIdOf(role)}/o-${role}`, {
        json: {},
        headers,
        token: await gateway.tokenOf(role),
      });
    expect([(await confirm('student')).status, (await confirm('instructor')).status]).toEqual([200, 200]);
  });
});

it('calls without a key run separately, and an invalid key is rejected', async () => {
  answerDifferently();
  const json = { reason: 'broken', note: 'x', amount: 5, left: 10 };
  await grant(undefined, json);
  await grant(undefined, json);
  expect(grantCalls()).toBe(2);
  const { status, body } = await grant('two words');
  expect([status, body['code']]).toEqual([400, 'invalid-idempotency-key']);
});
