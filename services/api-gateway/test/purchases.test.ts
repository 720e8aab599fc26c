import { summary } from './course-sample.ts';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const student = personIdOf('student');
const asStudent = async () => ({ token: await gateway.tokenOf('student') });
const asAdmin = async () => ({ token: await gateway.tokenOf('admin') });
const lastCall = () => gateway.fakes.calls.at(-1);

it('a cart shows its courses with the prices of the cart', async () => {
  gateway.fakes.answer('commerce.getCart', () => ({
    lines: [
      {
        courseId: 'c1',
        offer: summary.tiers[0],
        available: true,
        kind: 'PURCHASE_KIND_UPGRADE',
        pricePoisha: 175_050n,
      },
      { courseId: 'gone' },
    ],
  }));
  gateway.fakes.answer('catalogue.getCourses', () => ({ courses: [summary] }));
  const { body } = await gateway.call(`/cart/${personIdOf('student')}`, {
    token: await gateway.tokenOf('student'),
  });
  expect(body).toMatchObject({
    total: 1,
    data: [
      {
        tier: 'gold',
        kind: 'upgrade',
        price: 1750.5,
        tierPrice: 3000,
        validity: 180,
        available: true,
        course: { _id: 'c1' },
      },
    ],
  });
});

it('paid purchases show when access ends', async () => {
  const line = { courseId: 'c1', title: summary.title, offer: summary.tiers[0] };
  gateway.fakes.answer('commerce.listPurchases', () => ({
    orders: [
      {
        id: 'o1',
        state: 'ORDER_STATE_PAID',
        lines: [line],
        subtotalPoisha: 300_000n,
        payablePoisha: 200_001n,
        couponCode: 'TEN',
        couponPercent: 10,
      },
      { id: 'o2', state: 'ORDER_STATE_FAILED', lines: [line] },
    ],
    total: 2,
  }));
  const endsAt = new Date('2027-05-20T17:59:59Z');
  gateway.fakes.answer('learning.listEnrolments', () => ({ enrolments: [{ courseId: 'c1', endsAt }] }));
  const { body } = await gateway.call(`/order/mine/${personIdOf('student')}`, {
    token: await gateway.tokenOf('student'),
  });
  expect(body['data']).toMatchObject([
    {
      paid: true,
      state: 'paid',
      amount: 2000.01,
      balanceUsed: 999.99,
      cupon: { code: 'TEN', discount: 10 },
      courses: [{ endsAt: endsAt.toISOString() }],
    },
    { paid: false, state: 'failed', courses: [{ endsAt: null }] },
  ]);
});

it('a paid bundle ends when the first of its courses ends', async () => {
  const line = { courseId: 'b1', bundleCourseIds: ['c1', 'c2'], title: summary.title };
  const order = { id: 'o1', studentId: student, state: 'ORDER_STATE_PAID', lines: [line] };
  gateway.fakes.answer('commerce.getOrder', () => order);
  const [first, last] = [new Date('2027-01-20T17:59:59Z'), new Date('2027-05-20T17:59:59Z')];
  gateway.fakes.answer('learning.listEnrolments', () => ({
    enrolments: [
      { courseId: 'c1', endsAt: last },
      { courseId: 'c2', endsAt: first },
    ],
  }));
  const { body } = await gateway.call('/order/o1', await asStudent());
  expect(body['courses']).toMatchObject([{ endsAt: first.toISOString() }]);
});

it('offers show purchase kind and price of each tier for the student', async () => {
  const endsAt = new Date('2027-05-20T17:59:59Z');
  gateway.fakes.answer('commerce.getCourseOffers', () => ({
    offers: [
      {
        offer: summary.tiers[0],
        kind: 'PURCHASE_KIND_EXTENSION',
        pricePoisha: 300_000n,
        endsAt,
        savedPoisha: 50_000n,
      },
      { offer: summary.standard, kind: 'PURCHASE_KIND_NEW', pricePoisha: 125_000n },
    ],
  }));
  const { body } = await gateway.call(`/cart/offers/${student}/c1`, await asStudent());
  expect(body).toEqual({
    data: [
      {
        tier: 'gold',
        kind: 'extension',
        price: 3000,
        tierPrice: 3000,
        oldPrice: 0,
        validity: 180,
        endsAt: endsAt.toISOString(),
        saved: 500,
      },
      {
        tier: 'standard',
        kind: 'new',
        price: 1250,
        tierPrice: 1250,
        oldPrice: 2000.5,
        validity: 30,
        endsAt: null,
        saved: 0,
      },
    ],
    total: 2,
  });
});

it('an admin can list all orders', async () => {
  gateway.fakes.answer('payouts.listOrders', () => ({
    orders: [
      { orderId: 'o1', state: 'ORDER_STATE_PARTLY_REFUNDED', refundedPoisha: 99n, createdAt: new Date() },
    ],
    total: 1,
  }));
  const { body } = await gateway.call('/order/list', await asAdmin());
  expect(body).toMatchObject({ success: true, data: [{ _id: 'o1', paid: true, refunded: 0.99 }], total: 1 });
  const request = lastCall()?.request ?? {};
  expect(request['from']).toEqual(new Date(0));
  expect(Number(request['until'])).toBeGreaterThan(Date.now());
});
