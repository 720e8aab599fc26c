import { coupon, giftPayment, item, me, order, payment } from './sample-requests.ts';
import { startTestGateway, type TestGateway, type TestResponse } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  // Load the token keys before the tests count calls.
  await gateway.call('/cart/quote/somebody', { token: await gateway.tokenOf('student') });
  gateway.fakes.reset();
});
beforeEach(() =>
  gateway.fakes.answer('identity.getPerson', () => ({ email: 'mitu@b.test', phone: '01700000000' })),
);
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const call = async (role: 'student' | 'admin', path: string, json?: object): Promise<TestResponse> => {
  const token = await gateway.tokenOf(role);
  return gateway.call(path, json ? { token, json } : { token });
};
const post = async (path: string): Promise<TestResponse> =>
  gateway.call(path, { method: 'POST', token: await gateway.tokenOf('student') });

const expectProblem = ({ headers, body }: TestResponse, problem: object): void => {
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(body).toMatchObject(problem);
};

const formMessage = 'something went wrong';

describe('invalid input is rejected with its field and the form’s message', () => {
  it.each([
    ['/cart/', { ...item, course: 'a b' }, 'not an id', 'course'],
    ['/cart/', { ...item, course: undefined }, 'This is required', 'course'],
    ['/cart/', { ...item, price: -1 }, 'not an amount in taka', 'price'],
    ['/cart/', { ...item, price: '12.345' }, 'not an amount in taka', 'price'],
    ['/cart/', { ...item, tier: 'platinum' }, 'This is not valid', 'tier'],
    ['/cart/', { ...item, validity: 1.5 }, 'This is not valid', 'validity'],
    ['/cart/delete/', { user: me }, 'This is required', 'course'],
    ['/cart/remove_all', {}, 'This is required', 'user'],
    ['/wishlist/', { user: me }, 'This is required', 'course'],
    ['/order', { ...order, courses: [] }, formMessage, 'courses'],
    ['/order', { ...order, courses: ['c1', '../c2'] }, formMessage, 'courses.1'],
    ['/order', { ...order, amount: undefined }, formMessage, 'amount'],
    ['/order', { ...order, amount: Number.NaN }, formMessage, 'amount'],
    ['/order', { ...order, balanceUsed: '1e3' }, 'not an amount in taka', 'balanceUsed'],
    ['/cart/ssl/', { ...payment, total_amount: undefined }, formMessage, 'total_amount'],
    ['/cart/ssl/', { ...payment, value_c: undefined }, formMessage, 'value_c'],
    ['/cart/ssl/', { ...payment, cus_name: '' }, formMessage, 'cus_name'],
    ['/cart/ssl/', { ...payment, currency: 'USD' }, formMessage, 'currency'],
    ['/cart/ssl/', { ...payment, method: 'cash' }, formMessage, 'method'],
    [`/cart/zero-cart/${me}/o1`, { total_amount: 'free' }, 'not an amount in taka', 'total_amount'],
    [`/cart/zero-cart/${me}/o%201`, {}, formMessage, 'orderId'],
    ['/store/payment/ssl/', { ...giftPayment, amount: 'x' }, 'not an amount in taka', 'amount'],
    ['/store/payment/ssl/', { ...giftPayment, name: ' ' }, 'This is required', 'name'],
    ['/store/payment/ssl/', { ...giftPayment, currency: 'USD' }, 'This is not valid', 'currency'],
    ['/store/payment/ssl/', { ...giftPayment, cus_order_id: undefined }, 'This is required', 'cus_order_id'],
    ['/store/gift-card/look', { code: ' ' }, 'Please enter gift card secret code!', 'code'],
  ])('%s with %j: %s', async (path, json, message, field) => {
    const response = await call('student', path, json);
    expectProblem(response, { status: 400, code: 'invalid-input', message });
    expect(response.body['errors']).toEqual([{ field, message: expect.any(String) }]);
    expect(gateway.fakes.calls).toEqual([]);
  });

  it('an empty gift-card code has the documented message', async () => {
    expectProblem(await post(`/store/gift-card/redeem/%20/${me}`), {
      status: 400,
      message: 'Please enter gift card secret code!',
    });
  });

  const missing = 'any of the field is missing';
  it.each([
    [{ cuponCode: '' }, missing, 'cuponCode'],
    [{ cuponCode: undefined }, missing, 'cuponCode'],
    [{ discount: '' }, missing, 'discount'],
    [{ discount: 'ten' }, missing, 'discount'],
    [{ discount: '1e1' }, missing, 'discount'],
    [{ discount: '0x10' }, missing, 'discount'],
    [{ discount: true }, missing, 'discount'],
    [{ discount: 101 }, missing, 'discount'],
    [{ discount: 0 }, missing, 'discount'],
    [{ useLimit: '-5' }, missing, 'useLimit'],
    [{ useLimit: 2.5 }, missing, 'useLimit'],
    [{ expireDate: '' }, missing, 'expireDate'],
    [{ expireDate: '2026-02-31' }, missing, 'expireDate'],
  ])('a coupon with %j: %s', async (change, message, field) => {
    const response = await call('admin', '/cart/cupon', { ...coupon, ...change });
    expectProblem(response, { status: 400, code: 'invalid-input', message });
    expect(response.body['errors']).toEqual([{ field, message: expect.any(String) }]);
    expect(gateway.fakes.calls).toEqual([]);
  });
});

describe('a coupon', () => {
  it('accepts Bengali digits and is returned in the documented form', async () => {
    const stored = {
      id: 'k1',
      code: 'TEN',
      percent: 10,
      useLimit: 5,
      used: 2,
      expiresOn: '2026-12-31',
      createdAt: new Date('2026-11-22T00:00:00Z'),
    };
    gateway.fakes.answer('commerce.createCoupon', () => stored);
    gateway.fakes.answer('commerce.listCoupons', () => ({ coupons: [stored], total: 1 }));
    const row = {
      _id: 'k1',
      cuponCode: 'TEN',
      discount: 10,
      expireDate: '2026-12-31',
      presentCount: 2,
      useLimit: 5,
      createdAt: '2026-11-22T00:00:00.000Z',
    };
    const created = await call('admin', '/cart/cupon', { ...coupon, discount: '১০', useLimit: ' 5 ' });
    expect(created.body).toEqual({ success: true, message: 'coupon created successfully', data: row });
    const expected = { code: 'TEN', percent: 10, useLimit: 5, expiresOn: '2026-12-31' };
    expect(gateway.fakes.calls[0]?.request).toEqual(expected);
    expect((await call('admin', '/cart/cupon/list')).body).toEqual({ data: [row], total: 1 });
  });
});
