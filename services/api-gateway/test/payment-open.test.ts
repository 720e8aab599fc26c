import { domainError } from '@sargam/chassis/errors';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const sessionEndsAt = '2026-11-23T12:30:00.000Z';

it('an order beside an undecided payment returns the open order and the end of its session', async () => {
  gateway.fakes.answer('commerce.placeOrder', () => {
    throw domainError.conflict('payment-open', 'We are checking your payment.', {
      orderId: 'o1',
      sessionEndsAt,
    });
  });
  const { status, body } = await gateway.call('/order', {
    json: { amount: 1, userId: personIdOf('student'), courses: ['c1'], balanceUsed: 0 },
    token: await gateway.tokenOf('student'),
  });
  expect([status, body]).toMatchObject([409, { code: 'payment-open', orderId: 'o1', sessionEndsAt }]);
});

it('the purchase history shows until when a payment is undecided and until when an order can be given back', async () => {
  gateway.fakes.answer('commerce.listPurchases', () => ({
    orders: [
      { id: 'o1', state: 'ORDER_STATE_AWAITING_PAYMENT', paymentUndecidedUntil: new Date(sessionEndsAt) },
      { id: 'o2', state: 'ORDER_STATE_PAID', returnableUntil: new Date(sessionEndsAt) },
    ],
    total: 2,
  }));
  const { body } = await gateway.call(`/order/mine/${personIdOf('student')}`, {
    token: await gateway.tokenOf('student'),
  });
  expect(body['data']).toMatchObject([
    { _id: 'o1', paymentUndecidedUntil: sessionEndsAt, returnableUntil: null },
    { _id: 'o2', paymentUndecidedUntil: null, returnableUntil: sessionEndsAt },
  ]);
});

it('an abandoned order is returned with its state', async () => {
  gateway.fakes.answer('commerce.abandonOrder', () => ({ id: 'o1', state: 'ORDER_STATE_CANCELLED' }));
  const { status, body } = await gateway.call('/order/o1/abandon', {
    method: 'POST',
    token: await gateway.tokenOf('student'),
  });
  expect([status, body]).toMatchObject([200, { _id: 'o1', state: 'cancelled', paid: false }]);
  expect(gateway.fakes.calls.at(-1)).toMatchObject({
    call: 'commerce.abandonOrder',
    request: { orderId: 'o1' },
  });
});

it('an order is given back to the wallet', async () => {
  gateway.fakes.answer('refunds.giveBackOrder', () => ({
    id: 'r1',
    state: 'REFUND_STATE_REFUNDED',
    walletPoisha: 50_000n,
    amountPoisha: 50_000n,
  }));
  const { status, body } = await gateway.call('/order/o1/give-back', {
    method: 'POST',
    token: await gateway.tokenOf('student'),
  });
  expect([status, body]).toMatchObject([200, { success: true, data: { state: 'refunded', wallet: 500 } }]);
  expect(gateway.fakes.calls.at(-1)).toMatchObject({
    call: 'refunds.giveBackOrder',
    request: { orderId: 'o1' },
  });
});
