import { domainError } from '@sargam/chassis/errors';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const posted = new URLSearchParams([
  ['status', 'VALID'],
  ['amount', '20'],
  ['card_issuer', 'TRUST BANK, LTD. & সন্স'],
  ['value_c', 'order-1'],
  ['error', ''],
]);
const returnBrowser = (outcome = 'success') =>
  gateway.call(`/payments/sslcommerz/${outcome}`, { form: posted });

it.each([
  ['success', 'ORDER_STATE_PAID', '/studentpanel?tab=0&payment=paid&order=order-1'],
  ['fail', 'ORDER_STATE_FAILED', '/cart?payment=failed&order=order-1'],
  ['cancel', 'ORDER_STATE_CANCELLED', '/cart?payment=cancelled&order=order-1'],
  ['success', 'ORDER_STATE_REVIEW', '/cart?payment=review&order=order-1'],
  ['success', 'ORDER_STATE_AWAITING_PAYMENT', '/cart?payment=asking&order=order-1'],
  ['fail', 'ORDER_STATE_EXPIRED', '/cart?payment=failed&order=order-1'],
  ['success', 'ORDER_STATE_REFUNDED', '/studentpanel?tab=3&order=order-1'],
])('a browser return by %s to an order in %s is redirected', async (outcome, state, page) => {
  gateway.fakes.answer('commerce.returnFromGateway', () => ({ orderId: 'order-1', state }));
  const { status, headers } = await returnBrowser(outcome);
  expect([status, headers.get('location')]).toEqual([303, page]);
});

it.each([
  ['CHARGE_STATE_PAID', '/giftcard-successfull?order=store-1'],
  ['CHARGE_STATE_FAILED', '/giftcard-fail?order=store-1'],
  ['CHARGE_STATE_EXPIRED', '/giftcard-fail?order=store-1'],
  ['CHARGE_STATE_CANCELLED', '/giftcard-fail?order=store-1&why=cancelled'],
  ['CHARGE_STATE_REVIEW', '/giftcard-successfull?order=store-1'],
  ['CHARGE_STATE_OPEN', '/giftcard-successfull?order=store-1'],
])('a browser return to a charge in %s is redirected to %s', async (chargeState, page) => {
  gateway.fakes.answer('commerce.returnFromGateway', () => ({ chargeReference: 'store-1', chargeState }));
  const { status, headers } = await returnBrowser();
  expect([status, headers.get('location')]).toEqual([303, page]);
});

describe.each([
  ['commerce is unavailable', domainError.unavailable()],
  ['commerce rejects the form', domainError.invalid('payment-message-refused', 'no')],
  ['commerce does not know the payment', domainError.notFound('payment-unknown', 'no')],
])('a browser return while %s', (_, refusal) => {
  beforeEach(() =>
    gateway.fakes.answer('commerce.returnFromGateway', () => {
      throw refusal;
    }),
  );

  it.each(['success', 'fail', 'cancel'])(
    'is redirected to an unknown outcome, never to a failed payment (%s)',
    async (outcome) => {
      const { status, headers } = await returnBrowser(outcome);
      expect([status, headers.get('location')]).toEqual([303, '/cart?payment=asking&order=order-1']);
    },
  );

  it.each([
    ['order-1', '/giftcard-successfull?order=order-1'],
    ['', '/giftcard-fail?why=review'],
    ['no/order', '/giftcard-fail?why=review'],
  ])('is redirected to the store page for a gift-card payment (%s)', async (order, page) => {
    const form = new URLSearchParams([...posted, ['value_d', 'gift-card']]);
    form.set('value_c', order);
    const { headers } = await gateway.call('/payments/sslcommerz/success', { form });
    expect(headers.get('location')).toBe(page);
  });
});

it('a payment notification reaches commerce unchanged', async () => {
  const { status } = await gateway.call('/payments/sslcommerz/ipn', { form: posted });
  expect(status).toBe(200);
  expect(gateway.fakes.calls).toMatchObject([
    { call: 'commerce.notifyPayment', request: { fields: Object.fromEntries(posted) }, caller: undefined },
  ]);
});

it('a payment notification that commerce cannot process returns 503, so that the payment gateway retries', async () => {
  gateway.fakes.answer('commerce.notifyPayment', () => {
    throw domainError.unavailable();
  });
  expect((await gateway.call('/payments/sslcommerz/ipn', { form: posted })).status).toBe(503);
});
