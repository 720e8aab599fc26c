import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const student = personIdOf('student');
const asStudent = async () => ({ token: await gateway.tokenOf('student') });
const lastCall = () => gateway.fakes.calls.at(-1);

it('withoutWallet reaches the quote and the order', async () => {
  gateway.fakes.answer('commerce.getQuote', ({ withoutWallet }) => ({ withoutWallet }));
  const { body } = await gateway.call(`/cart/quote/${student}?withoutWallet=true&cupon=`, await asStudent());
  expect(body).toMatchObject({ withoutWallet: true, cupon: null });
  const json = { amount: 5, balanceUsed: 0, userId: student, courses: ['c1'], withoutWallet: true };
  await gateway.call('/order', { json, ...(await asStudent()) });
  expect(lastCall()?.request).toMatchObject({ withoutWallet: true, studentId: student });
});

it.each([
  ['bkash', 'PAYMENT_METHOD_BKASH'],
  [undefined, 'PAYMENT_METHOD_UNSPECIFIED'],
])('a payment by %s is started as %s with the idempotency key', async (method, stored) => {
  gateway.fakes.answer('identity.getPerson', () => ({ email: 'mitu@b.test', phone: '01711111111' }));
  gateway.fakes.answer('commerce.startPayment', () => ({ gatewayPageUrl: 'https://pay.test/1' }));
  const amounts = { total_amount: '10.50', discount_amount: 2 };
  const json = { ...amounts, cus_name: 'Mitu', value_a: false, value_c: 'o1', method };
  const headers = { 'idempotency-key': 'click-7' };
  const { body } = await gateway.call('/cart/ssl/', { json, headers, ...(await asStudent()) });
  expect(body).toEqual({ GatewayPageURL: 'https://pay.test/1' });
  expect(lastCall()?.request).toMatchObject({
    method: stored,
    idempotencyKey: 'click-7',
    expectedTotalPoisha: 1050n,
    expectedDiscountPoisha: 200n,
    customer: { name: 'Mitu', email: 'mitu@b.test', phone: '01711111111' },
  });
});
