import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const asAdmin = async () => ({ token: await gateway.tokenOf('admin') });
const get = async (path: string) => gateway.call(path, await asAdmin());
const [student, admin] = [newId(), newId()];
const at = new Date('2026-11-21T10:00:00Z');

const title = { en: 'Fingerstyle guitar', bn: 'ফিঙ্গারস্টাইল গিটার' };
const order = {
  id: 'o1',
  studentId: student,
  state: 'ORDER_STATE_PAID',
  subtotalPoisha: 280_000n,
  walletUsedPoisha: 80_000n,
  discountPoisha: 20_000n,
  payablePoisha: 180_000n,
  receivedPoisha: 175_500n,
  createdAt: at,
  lines: [
    {
      courseId: 'c1',
      title,
      instructorId: 'i1',
      walletPoisha: 80_000n,
      discountPoisha: 20_000n,
      payablePoisha: 180_000n,
    },
  ],
};
const record = {
  attempts: [
    {
      tranId: 'o1-1',
      attempt: 1,
      state: 'PAYMENT_ATTEMPT_STATE_PAID',
      amountPoisha: 180_000n,
      receivedPoisha: 175_500n,
      method: 'BKASH-BKash',
      openedAt: at,
      closedAt: at,
    },
  ],
  history: [
    { action: 'place', state: 'created', actor: student, reason: '', at },
    { action: 'settle', state: 'paid', actor: 'gateway', reason: 'VALID', at },
    { action: 'refundPart', state: 'partly_refunded', actor: admin, reason: 'broken', at },
  ],
};
const sale = {
  instructorId: 'i1',
  instructorName: { en: 'Arif', bn: 'আরিফ' },
  sale: {
    courseId: 'c1',
    courseTitle: title,
    paidPoisha: 260_000n,
    netPoisha: 255_500n,
    sharePoisha: 153_300n,
    platformPoisha: 102_200n,
    reversedSharePoisha: 100n,
  },
};

it('the record of an order has the split, the attempts, every state with its actor, and the shares', async () => {
  gateway.fakes.answer('records.getOrderRecord', () => ({ order, record }));
  gateway.fakes.answer('payouts.listOrderSales', () => ({ sales: [sale] }));
  gateway.fakes.answer('people.getPeople', () => ({
    people: [
      { id: student, name: 'Tasnim', email: 'tasnim@x.yz' },
      { id: admin, name: 'Rafi' },
    ],
  }));
  const { status, body } = await get('/order/o1/record');
  expect([status, body]).toMatchObject([
    200,
    {
      _id: 'o1',
      userName: 'Tasnim',
      userEmail: 'tasnim@x.yz',
      walletUsed: 800,
      discount: 200,
      amount: 1800,
      received: 1755,
      lines: [{ courseId: 'c1', title: 'Fingerstyle guitar', wallet: 800, discount: 200, payable: 1800 }],
      sales: { rows: [{ instructorName: 'Arif', share: 1533, sargamCut: 1022, reversed: 1 }] },
      record: {
        attempts: [{ tran_id: 'o1-1', state: 'paid', amount: 1800, method: 'BKASH-BKash' }],
        history: [
          { state: 'created', actorName: 'Tasnim' },
          { state: 'paid', actor: 'gateway', actorName: null, reason: 'VALID' },
          { state: 'partly_refunded', actorName: 'Rafi' },
        ],
      },
    },
  ]);
  const asked = gateway.fakes.calls.find(({ call }) => call === 'people.getPeople')?.request;
  expect(asked).toMatchObject({ personIds: [student, admin] });
});

it('the record is complete without names and shares while identity and payouts are unavailable', async () => {
  gateway.fakes.answer('records.getOrderRecord', () => ({ order, record }));
  for (const call of ['payouts.listOrderSales', 'people.getPeople', 'learning.listEnrolments'])
    gateway.fakes.answer(call, () => {
      throw domainError.unavailable();
    });
  const { status, body } = await get('/order/o1/record');
  expect([status, body]).toMatchObject([
    200,
    { sales: null, userName: null, record: { history: [{ actorName: null }, {}, {}] } },
  ]);
});

it('a preview has the split of an exact amount, and a refusal is that of the refund', async () => {
  gateway.fakes.answer('records.previewRefund', () => ({
    amountPoisha: 50_050n,
    walletPoisha: 10_000n,
    cardPoisha: 40_050n,
    leftPoisha: 0n,
  }));
  const { body } = await get('/order/o1/refund-preview?amount=500.50');
  expect(body).toEqual({ amount: 500.5, wallet: 100, card: 400.5, left: 0 });
  expect(gateway.fakes.calls.at(-1)?.request).toEqual({ orderId: 'o1', amountPoisha: 50_050n });
  expect((await get('/order/o1/refund-preview?amount=0')).status).toBe(400);
  gateway.fakes.answer('records.previewRefund', () => {
    throw domainError.precondition('refund-too-large', 'This is more than what is left of this order.');
  });
  const refused = await get('/order/o1/refund-preview?amount=9000');
  expect(refused.body).toMatchObject({ code: 'refund-too-large' });
});

it('the record of a store order is that of its charge', async () => {
  gateway.fakes.answer('records.getChargeRecord', () => record);
  const { body } = await get('/store/order/s1/record');
  expect(body).toMatchObject({ attempts: [{ state: 'paid' }], history: [{}, {}, {}], refunds: [] });
  expect(gateway.fakes.calls.find(({ call }) => call === 'records.getChargeRecord')?.request).toEqual({
    reference: 's1',
  });
});

it('orders are filtered by state, and created means every order that can still be paid', async () => {
  await get('/analytics/orders/1-11-2026/30-11-2026?state=review');
  expect(gateway.fakes.calls.at(-1)?.request).toMatchObject({ states: ['ORDER_STATE_REVIEW'] });
  await get('/analytics/orders/1-11-2026/30-11-2026?state=created');
  expect(gateway.fakes.calls.at(-1)?.request).toMatchObject({
    states: ['ORDER_STATE_CREATED', 'ORDER_STATE_AWAITING_PAYMENT'],
  });
  expect((await get('/analytics/orders/1-11-2026/30-11-2026?state=any')).status).toBe(400);
});
