import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const me = personIdOf('student');
const item = { user: me, course: 'c1' };
const payment = {
  total_amount: 1125,
  discount_amount: 125,
  cus_name: 'Mitu',
  cus_phone: '01700000000',
  cus_email: 'mitu@b.test',
  cus_add1: 'Dhaka',
  cus_city: 'Dhaka',
  cus_country: 'Bangladesh',
  cus_postcode: 1207,
  num_of_item: 1,
  product_name: 'First chords',
  cart: { id: me },
  value_a: true,
  value_b: 'TEN',
  value_c: 'o1',
  currency: 'BDT',
};
const giftCard = {
  userId: me,
  userName: 'Mitu',
  userEmail: 'mitu@b.test',
  product: 'p1',
  name: 'Gift',
  value: 1000,
  price: 900,
  quantity: 1,
  totalPrice: 900,
  giftCardMessage: '',
};
const someoneElse = {
  forMyself: false,
  giftCardFrom: 'Mitu',
  shippingAddressName: 'Rafi',
  shippingAddressEmail: 'rafi@b.test',
  shippingAddressPhone: '01800000000',
};
const coupon = { cuponCode: 'TEN', discount: '10', useLimit: '5', expireDate: '2026-12-31' };

/** The calls of students with their documented payloads. */
const ofStudents: readonly [string, string, object?][] = [
  ['GET', `cart/${me}`],
  ['POST', 'cart/', { ...item, price: 1250, validity: 30 }],
  ['POST', 'cart/remove_all', { user: me }],
  ['POST', 'cart/delete/', item],
  ['GET', 'cart/cupon/TEN'],
  ['GET', `user/${me}`],
  ['POST', 'order', { amount: 1125, paid: false, userId: me, courses: ['c1'], balanceUsed: 125 }],
  ['POST', 'cart/ssl/', payment],
  ['POST', `cart/zero-cart/${me}/o1`, { ...payment, total_amount: 0 }],
  ['POST', 'wishlist/', item],
  ['POST', 'wishlist/delete/', item],
  ['GET', `store/gift-card/balance/${me}`],
  ['POST', `store/gift-card/redeem/ABCD/${me}`],
  ['GET', 'store/product/'],
  ['GET', 'store/category/'],
  ['POST', 'store/order/', { ...giftCard, forMyself: true, userPhone: '01700000000' }],
  ['POST', 'store/order/', { ...giftCard, ...someoneElse }],
  [
    'POST',
    'store/payment/ssl/',
    {
      amount: 900,
      name: 'Mitu',
      phone: '01700000000',
      email: 'mitu@b.test',
      product_name: 'Gift',
      currency: 'BDT',
      cus_order_id: 's1',
    },
  ],
];

/** The calls of the back-office; its forms with files are in store-admin.test.ts. */
const ofAdmins: readonly [string, string, object?][] = [
  ['POST', 'cart/cupon', coupon],
  ['GET', 'cart/cupon/list'],
  ['POST', 'cart/cupondelete/k1', { id: 'k1' }],
  ['GET', 'order/list'],
  ['GET', 'course/secure-course'],
  ['GET', 'store/product/'],
  ['DELETE', 'store/product/delete/p1'],
  ['GET', 'store/category/'],
  ['POST', 'store/category/create/', { name: 'Cards', description: 'd' }],
  ['DELETE', 'store/category/delete/cat1'],
  ['GET', 'store/order/'],
  ['GET', 'store/gift-card/'],
  ['GET', 'store/gift-card/g1'],
];

const statusesOf = async (role: 'student' | 'admin', method: string, path: string, json?: object) => {
  const token = await gateway.tokenOf(role);
  const both = [path.replace(/\/$/, ''), `${path.replace(/\/$/, '')}/`];
  const answers = await Promise.all(both.map((one) => gateway.call(`/${one}`, { method, json, token })));
  return answers.map(({ status }) => status);
};

it.each(ofStudents)('%s %s exists with and without a trailing slash', async (method, path, ...body) => {
  expect(await statusesOf('student', method, path, ...body)).toEqual([200, 200]);
});

it.each(ofAdmins)('%s %s exists for admins', async (method, path, ...body) => {
  expect(await statusesOf('admin', method, path, ...body)).toEqual([200, 200]);
});

it.each([
  ['POST', 'store/product/create'],
  ['PUT', 'store/product/edit/p1'],
  ['POST', 'store/category/edit/cat1/'],
])('%s %s accepts a multipart form', async (method, path) => {
  const token = await gateway.tokenOf('admin');
  const { body } = await gateway.call(`/${path}`, { method, form: new FormData(), token });
  expect(['method-not-allowed', 'no-such-call', 'unsupported-type']).not.toContain(body['code']);
});

it('coupon calls return the documented messages', async () => {
  const token = await gateway.tokenOf('admin');
  const created = await gateway.call('/cart/cupon', { json: coupon, token });
  expect(created.body['message']).toBe('coupon created successfully');
  const ended = await gateway.call('/cart/cupondelete/k1', { json: { id: 'k1' }, token });
  expect(ended.body['message']).toBe('Coupon Deleted!!');
  const found = await gateway.call('/cart/cupon/TEN', { token: await gateway.tokenOf('student') });
  expect(found.body).toEqual({ message: 'success', discount: 0 });
});
