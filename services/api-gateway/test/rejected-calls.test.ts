import { type DomainError, domainError } from '@sargam/chassis/errors';
import { type Suite, startSuite, type TestResponse } from './gateway-suite.ts';
import { coupon, giftPayment, gifts, item, me, order, payment } from './sample-requests.ts';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite();
  // Load the token keys before the tests count calls.
  await suite.call('/cart/quote/somebody', { token: await suite.tokenOf('student') });
  suite.fakes.reset();
});
beforeEach(() =>
  suite.fakes.answer('identity.getPerson', () => ({ email: 'mitu@b.test', phone: '01700000000' })),
);
afterEach(() => suite.fakes.reset());
afterAll(() => suite.stop());

const call = async (role: 'student' | 'admin', path: string, json?: object): Promise<TestResponse> => {
  const token = await suite.tokenOf(role);
  return suite.call(path, json ? { token, json } : { token });
};
const post = async (path: string): Promise<TestResponse> =>
  suite.call(path, { method: 'POST', token: await suite.tokenOf('student') });

const expectProblem = ({ headers, body }: TestResponse, problem: object): void => {
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(body).toMatchObject(problem);
};

describe('a resource of another person', () => {
  it.each<[string, object?]>([
    ['/cart/', { ...item, user: 'somebody' }],
    ['/cart/delete/', { ...item, user: 'somebody' }],
    ['/cart/remove_all', { user: 'somebody' }],
    ['/wishlist/', { ...item, user: 'somebody' }],
    ['/wishlist/delete/', { ...item, user: 'somebody' }],
    ['/order', { ...order, userId: 'somebody' }],
    ['/cart/zero-cart/somebody/o1', {}],
    ['/store/order/', { ...gifts, userId: 'somebody' }],
    ['/store/gift-card/redeem/ABCD/somebody', {}],
    ['/cart/somebody'],
    ['/cart/quote/somebody'],
    ['/cart/offers/somebody/c1'],
    ['/wishlist/somebody'],
    ['/order/mine/somebody'],
    ['/store/order/mine/somebody'],
    ['/store/gift-card/balance/somebody'],
  ])('is rejected without a service call: %s', async (path, ...json) => {
    const answered = await call('student', path, ...json);
    expectProblem(answered, { status: 403, code: 'forbidden' });
    expect(suite.fakes.calls).toEqual([]);
  });

  it.each<[string, string, object?]>([
    ['commerce.startPayment', '/cart/ssl/', payment],
    ['commerce.getOrder', '/order/o1'],
    ['storeOrders.startStorePayment', '/store/payment/ssl/', giftPayment],
    ['storeOrders.getStoreOrder', '/store/order/s1'],
    ['storeOrders.resendGiftCards', '/store/order/s1/resend', {}],
    ['refunds.requestRefund', '/order/o1/refund-request', { reason: 'broken' }],
  ])('is rejected by %s', async (asked, path, ...json) => {
    suite.fakes.answer(asked, () => {
      throw domainError.forbidden();
    });
    expectProblem(await call('student', path, ...json), { status: 403, code: 'forbidden' });
  });

  it.each([
    ['/cart/', { user: 'somebody', course: 'c1' }, 'commerce.addToCart'],
    ['/cart/delete/', { user: 'somebody', course: 'c1' }, 'commerce.removeFromCart'],
    ['/cart/remove_all', { user: 'somebody' }, 'commerce.clearCart'],
  ])('can be changed by an admin: %s', async (path, json, asked) => {
    expect((await call('admin', path, json)).status).toBe(200);
    expect(suite.fakes.calls.map((one) => [one.call, one.request['studentId']])).toContainEqual([
      asked,
      'somebody',
    ]);
  });
});

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
    const answered = await call('student', path, json);
    expectProblem(answered, { status: 400, code: 'invalid-input', message });
    expect(answered.body['errors']).toEqual([{ field, message: expect.any(String) }]);
    expect(suite.fakes.calls).toEqual([]);
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
    const answered = await call('admin', '/cart/cupon', { ...coupon, ...change });
    expectProblem(answered, { status: 400, code: 'invalid-input', message });
    expect(answered.body['errors']).toEqual([{ field, message: expect.any(String) }]);
    expect(suite.fakes.calls).toEqual([]);
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
    suite.fakes.answer('commerce.createCoupon', () => stored);
    suite.fakes.answer('commerce.listCoupons', () => ({ coupons: [stored] }));
    const row = {
      _id: 'k1',
      cuponCode: 'TEN',
      discount: 10,
      expireDate: '2026-12-31',
      presentCount: 2,
      useLimit: 5,
      createdAt: '2026-11-22T00:00:00.000Z',
    };
    const made = await call('admin', '/cart/cupon', { ...coupon, discount: '১০', useLimit: ' 5 ' });
    expect(made.body).toEqual({ success: true, message: 'coupon created successfully', data: row });
    const wanted = { code: 'TEN', percent: 10, useLimit: 5, expiresOn: '2026-12-31' };
    expect(suite.fakes.calls[0]?.request).toEqual(wanted);
    expect((await call('admin', '/cart/cupon/list')).body).toEqual({ data: [row], total: 1 });
  });
});

const refusals: readonly [string, string, object | undefined, DomainError, number][] = [
  ['commerce.addToCart', '/cart/', item, domainError.precondition('cart-full', 'A cart holds 50.'), 422],
  ['commerce.addToCart', '/cart/', item, domainError.notFound('course-not-found', 'Not found.'), 404],
  [
    'commerce.placeOrder',
    '/order',
    order,
    domainError.precondition('cart-empty', 'Your cart is empty.'),
    422,
  ],
  [
    'commerce.placeOrder',
    '/order',
    order,
    domainError.conflict('course-under-review', 'Being checked.'),
    409,
  ],
  ['commerce.placeOrder', '/order', order, domainError.forbidden('email-not-verified', 'Verify first.'), 403],
  ['commerce.startPayment', '/cart/ssl/', payment, domainError.conflict('order-ended', 'It has ended.'), 409],
  ['commerce.startPayment', '/cart/ssl/', payment, domainError.conflict('order-under-way', 'Too late.'), 409],
  [
    'commerce.startPayment',
    '/cart/ssl/',
    payment,
    domainError.unavailable('payment-unavailable', 'The payment page could not be opened.'),
    503,
  ],
  [
    'commerce.confirmFreeOrder',
    `/cart/zero-cart/${me}/o1`,
    {},
    domainError.precondition('payment-needed', 'This order is not free.'),
    422,
  ],
  [
    'storeOrders.startStorePayment',
    '/store/payment/ssl/',
    giftPayment,
    domainError.unavailable('payment-unavailable', 'The payment page could not be opened.'),
    503,
  ],
  [
    'giftCards.redeemGiftCard',
    `/store/gift-card/redeem/ABCD/${me}`,
    {},
    domainError.unavailable('gift-card-on-its-way', 'Its money will be there in a moment.'),
    503,
  ],
];

it.each(refusals)('an error of %s keeps its code and message: %s', async (...args) => {
  const [asked, path, json, refusal, status] = args;
  suite.fakes.answer(asked, () => {
    throw refusal;
  });
  const { code, message } = refusal;
  expectProblem(await call('student', path, json), { status, code, message, instance: `/api/v1${path}` });
});

it('deleting a coupon twice returns coupon-not-found', async () => {
  suite.fakes.answer('commerce.deleteCoupon', () => {
    throw domainError.notFound('coupon-not-found', 'Coupon Not found');
  });
  expectProblem(await call('admin', '/cart/cupondelete/k1', { id: 'k1' }), {
    status: 404,
    code: 'coupon-not-found',
    message: 'Coupon Not found',
  });
});
