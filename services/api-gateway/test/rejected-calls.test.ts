import { type DomainError, domainError } from '@sargam/chassis/errors';
import { giftPayment, gifts, item, me, order, payment } from './sample-requests.ts';
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
    const response = await call('student', path, ...json);
    expectProblem(response, { status: 403, code: 'forbidden' });
    expect(gateway.fakes.calls).toEqual([]);
  });

  it.each<[string, string, object?]>([
    ['commerce.startPayment', '/cart/ssl/', payment],
    ['commerce.getOrder', '/order/o1'],
    ['storeOrders.startStorePayment', '/store/payment/ssl/', giftPayment],
    ['storeOrders.getStoreOrder', '/store/order/s1'],
    ['storeOrders.resendGiftCards', '/store/order/s1/resend', {}],
    ['refunds.requestRefund', '/order/o1/refund-request', { reason: 'broken' }],
  ])('is rejected by %s', async (serviceCall, path, ...json) => {
    gateway.fakes.answer(serviceCall, () => {
      throw domainError.forbidden();
    });
    expectProblem(await call('student', path, ...json), { status: 403, code: 'forbidden' });
  });

  it.each([
    ['/cart/', { user: 'somebody', course: 'c1' }],
    ['/cart/delete/', { user: 'somebody', course: 'c1' }],
    ['/cart/remove_all', { user: 'somebody' }],
  ])('cannot be changed by an admin either: %s', async (path, json) => {
    expectProblem(await call('admin', path, json), { status: 403, code: 'forbidden' });
    expect(gateway.fakes.calls).toEqual([]);
  });
});

const rejections: readonly [string, string, object | undefined, DomainError, number][] = [
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

it.each(rejections)('an error of %s keeps its code and message: %s', async (...args) => {
  const [serviceCall, path, json, rejection, status] = args;
  gateway.fakes.answer(serviceCall, () => {
    throw rejection;
  });
  const { code, message } = rejection;
  expectProblem(await call('student', path, json), { status, code, message, instance: `/api/v1${path}` });
});

it('deleting a coupon twice returns coupon-not-found', async () => {
  gateway.fakes.answer('commerce.deleteCoupon', () => {
    throw domainError.notFound('coupon-not-found', 'Coupon Not found');
  });
  expectProblem(await call('admin', '/cart/cupondelete/k1', { id: 'k1' }), {
    status: 404,
    code: 'coupon-not-found',
    message: 'Coupon Not found',
  });
});
