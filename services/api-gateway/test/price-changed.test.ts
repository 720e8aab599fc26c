import { domainError } from '@sargam/chassis/errors';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

describe('a changed price', () => {
  const refusal = () => {
    throw domainError.conflict('price-changed', 'The price has changed. Please check your cart again.');
  };
  const quote = () => ({
    subtotalPoisha: 250_050n,
    walletUsedPoisha: 50n,
    payablePoisha: 250_000n,
    lines: [{}],
  });
  const order = { amount: 1, userId: personIdOf('student'), courses: ['c1'], balanceUsed: 0 };

  it('returns the current quote of the cart', async () => {
    gateway.fakes.answer('commerce.placeOrder', refusal);
    gateway.fakes.answer('commerce.getQuote', quote);
    const { status, body } = await gateway.call('/order', {
      json: order,
      token: await gateway.tokenOf('student'),
    });
    expect([status, body['code']]).toEqual([409, 'price-changed']);
    expect(body['quote']).toMatchObject({ items: 1, subtotal: 2500.5, total: 2500, balanceUsed: 0.5 });
  });

  it('returns the quote attached by commerce', async () => {
    gateway.fakes.answer('commerce.placeOrder', () => {
      const slim = JSON.stringify({ subtotalPoisha: '99900', payablePoisha: '90000', lines: [{}, {}] });
      throw domainError.conflict('price-changed', 'The price has changed.', { quote: slim });
    });
    const { body } = await gateway.call('/order', { json: order, token: await gateway.tokenOf('student') });
    expect(body['quote']).toMatchObject({ items: 2, subtotal: 999, total: 900, balanceUsed: 99 });
    expect(gateway.fakes.calls.map(({ call }) => call)).not.toContain('commerce.getQuote');
  });

  it('of an added course returns the current quote and offers', async () => {
    gateway.fakes.answer('commerce.addToCart', refusal);
    gateway.fakes.answer('commerce.getQuote', quote);
    const gold = { tier: 'TIER_GOLD', pricePoisha: 260_050n, oldPricePoisha: 350_000n, validityDays: 90 };
    gateway.fakes.answer('commerce.getCourseOffers', () => ({
      offers: [{ offer: gold, kind: 'PURCHASE_KIND_UPGRADE', pricePoisha: 130_000n }],
    }));
    const json = { user: personIdOf('student'), course: 'c1', tier: 'gold', price: 2500 };
    const { status, body } = await gateway.call('/cart/', { json, token: await gateway.tokenOf('student') });
    expect([status, body['code'], body['message']]).toEqual([
      409,
      'price-changed',
      'The price has changed. Please check your cart again.',
    ]);
    expect(body['quote']).toMatchObject({ items: 1, subtotal: 2500.5, total: 2500 });
    expect(body['offers']).toEqual([
      {
        tier: 'gold',
        kind: 'upgrade',
        price: 1300,
        tierPrice: 2600.5,
        oldPrice: 3500,
        validity: 90,
        endsAt: null,
        saved: 0,
      },
    ]);
    expect(gateway.fakes.calls).toContainEqual(
      expect.objectContaining({
        call: 'commerce.getCourseOffers',
        request: expect.objectContaining({ studentId: personIdOf('student'), courseId: 'c1' }),
      }),
    );
  });

  it('of an added course returns the same error without quote and offers if they are unavailable', async () => {
    gateway.fakes.answer('commerce.addToCart', refusal);
    for (const call of ['commerce.getQuote', 'commerce.getCourseOffers'] as const)
      gateway.fakes.answer(call, () => {
        throw domainError.unavailable();
      });
    const json = { user: personIdOf('student'), course: 'c1', tier: 'gold', price: 2500 };
    const { status, body } = await gateway.call('/cart/', { json, token: await gateway.tokenOf('student') });
    expect([status, body['code']]).toEqual([409, 'price-changed']);
    expect(body).not.toHaveProperty('quote');
    expect(body).not.toHaveProperty('offers');
  });

  it('amounts of the form reach commerce exactly, for comparison', async () => {
    const token = await gateway.tokenOf('student');
    const headers = { 'idempotency-key': 'click-1' };
    await gateway.call('/order', {
      json: { ...order, amount: '1250.10', balanceUsed: 0.29 },
      token,
      headers,
    });
    expect(gateway.fakes.calls[0]?.request).toMatchObject({
      expectedPayablePoisha: 125_010n,
      expectedBalanceUsedPoisha: 29n,
      idempotencyKey: 'click-1',
    });
  });
});
