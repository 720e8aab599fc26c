import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const at = new Date('2026-11-21T12:42:00Z');
const mitu = '01HX0000000000000000000000';
const dhaka = '2026-11-21 18:42';
const name = { en: '=cmd()', bn: 'নাম' };
const fetchCsv = async (path: string) =>
  gateway.call(path, { token: await gateway.tokenOf('admin'), headers: { accept: 'text/csv' } });

const answers: Readonly<Record<string, object>> = {
  'commerce.listPurchases': {
    orders: [
      {
        id: 'o1',
        studentId: mitu,
        state: 'ORDER_STATE_PARTLY_REFUNDED',
        createdAt: at,
        paidAt: at,
        lines: [{ courseId: 'c1', title: name }],
        couponCode: 'EID',
        method: 'VISA',
        subtotalPoisha: 150_000n,
        payablePoisha: 100_000n,
        refundedPoisha: 5_000n,
        invoiceNumber: 'INV-1',
      },
    ],
    total: 1,
  },
  'wallets.listWalletMovements': {
    movements: [
      {
        id: 'w1',
        kind: 'MOVEMENT_KIND_SPENT',
        orderId: 'o1',
        changePoisha: -50_000n,
        heldChangePoisha: -50_000n,
        balancePoisha: 10n,
        occurredAt: at,
      },
    ],
  },
  'sessions.listSessions': {
    sessions: [{ id: 's1', startedAt: at, usedAt: at, device: '=Firefox', ipAddress: '203.0.113.7' }],
  },
  'threads.listThreadsOfStudent': {
    threads: [
      {
        id: 't1',
        studentId: mitu,
        studentName: 'Mitu',
        instructorId: 'i1',
        instructorName: name,
        text: '-How?',
        createdAt: at,
        answers: [{ text: 'Slowly', givenAt: at }],
      },
    ],
  },
  'learning.listEnrolments': {
    enrolments: [
      {
        courseId: 'c1',
        tier: 'TIER_GOLD',
        startedAt: at,
        endsAt: at,
        active: true,
        lessonsCompleted: 1,
        lessonsTotal: 3,
      },
    ],
    certificates: [],
  },
  'catalogue.getCourses': { courses: [{ id: 'c1', title: name }] },
};

it.each([
  [
    `/order/mine/${mitu}`,
    'Order id,Date,Paid on,Courses,Coupon,Method,Status,Amount,From the wallet,Refunded,Invoice',
    `o1,${dhaka},${dhaka},'=cmd(),EID,VISA,Partly refunded,1000.00,500.00,50.00,INV-1`,
  ],
  [
    `/wallet/${mitu}/statement`,
    'Date,Reason,Order id,Amount,Put aside,Pending,Balance',
    `${dhaka},Spent on an order,o1,-500.00,-500.00,0.00,0.10`,
  ],
  [
    `/user/sessions/${mitu}`,
    'Last used,Logged in,Network address,Browser',
    `${dhaka},${dhaka},203.0.113.7,'=Firefox`,
  ],
  [
    `/contact/u/p/${mitu}`,
    'Date,Name,Instructor,Message,Answer,Answered',
    `${dhaka},Mitu,'=cmd(),'-How?,Slowly,${dhaka}`,
  ],
  [
    `/learning/classroom/${mitu}`,
    'Course,Access,Since,Ends,Active,Lessons done,Lessons',
    `'=cmd(),Gold,${dhaka},${dhaka},Yes,1,3`,
  ],
])('%s answers with every row of the user as CSV', async (path, header, row) => {
  for (const [call, answer] of Object.entries(answers)) gateway.fakes.answer(call, () => answer);
  const { status, text } = await fetchCsv(path);
  expect([status, ...text.replace('\uFEFF', '').trimEnd().split('\r\n')]).toEqual([200, header, row]);
});

it('the gift cards of one user, or of one order, are exported alone', async () => {
  await fetchCsv(`/store/gift-card/?userId=${mitu}`);
  await fetchCsv('/store/gift-card/?order=o1');
  const requests = gateway.fakes.calls.filter(({ call }) => call === 'giftCards.listGiftCards');
  expect(requests.map(({ request }) => request)).toMatchObject([{ personId: mitu }, { orderId: 'o1' }]);
});
