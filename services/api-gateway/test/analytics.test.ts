import { domainError } from '@sargam/chassis/errors';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const get = async (path: string, role: 'admin' | 'instructor' | 'content' = 'admin') =>
  gateway.call(path, { token: await gateway.tokenOf(role) });
const lastRequest = () => gateway.fakes.calls.at(-1)?.request;

it('sales analytics answers the range, the last 30 days and all time', async () => {
  const summary = (total: number) => ({ total, paid: 2, refunded: 1, receivedPoisha: 97_550n });
  gateway.fakes.answer('analytics.getSalesSummaries', () => ({ summaries: [5, 6, 7].map(summary) }));
  const { body } = await get('/analytics/sales/1-10-2026/31-10-2026');
  const shown = (total: number) => ({ total, paid: 2, refunded: 1, unpaid: total - 3, received: 975.5 });
  expect(body).toEqual({ success: true, data: { range: shown(5), last30Days: shown(6), allTime: shown(7) } });
  const { ranges } = lastRequest() as { ranges: object[] };
  expect([ranges.length, ranges[0], ranges[2]]).toEqual([
    3,
    { firstDay: '2026-10-01', lastDay: '2026-10-31' },
    { firstDay: '', lastDay: '' },
  ]);
});

it('a range with a missing or impossible day is refused', async () => {
  for (const days of ['31-02-2026/1-3-2026', '2-1-2026/1-1-2026', 'x/y'])
    expect((await get(`/analytics/sales/${days}`)).body).toMatchObject({
      status: 400,
      message: 'both from and to dates are needed',
    });
});

it('instructors are listed by page, sort and search', async () => {
  gateway.fakes.answer('analytics.listInstructorTotals', () => ({
    instructors: [
      {
        instructorId: 'i1',
        name: { en: 'Rafi', bn: '' },
        courseCount: 2,
        saleCount: 3,
        paidPoisha: 300_000n,
        earningsPoisha: 175_500n,
        platformPoisha: 117_000n,
        settledPoisha: 200_000n,
        duePoisha: -24_500n,
        joinedAt: new Date(0),
      },
    ],
    total: 41,
  }));
  const { body } = await get('/analytics/secure/instructor?page=2&limit=20&sort=due&order=asc&search=ra');
  expect(body).toMatchObject({
    success: true,
    total: 41,
    data: [
      {
        _id: 'i1',
        name: 'Rafi',
        courseCount: 2,
        saleCount: 3,
        sales: 3000,
        earnings: 1755,
        sargamCut: 1170,
        dueSettled: 2000,
        due: -245,
        joinDate: '1970-01-01T00:00:00.000Z',
      },
    ],
  });
  expect(lastRequest()).toEqual({
    page: { page: 2, limit: 20 },
    sort: 'TOTAL_SORT_DUE',
    ascending: true,
    search: 'ra',
  });
});

it('the sales of a course show coupon and buyer', async () => {
  gateway.fakes.answer('analytics.listCourseSales', () => ({
    sales: [
      {
        id: 's1',
        orderId: 'o1',
        pricePoisha: 100_000n,
        paidPoisha: 80_000n,
        receivedPoisha: 78_000n,
        couponCode: 'PUJA20',
        couponPercent: 20,
        buyerName: 'Mitu',
        buyerEmail: 'm@x.yz',
      },
    ],
    total: 1,
    paidPoisha: 80_000n,
    receivedPoisha: 78_000n,
  }));
  const { body } = await get('/analytics/course/c1/1-10-2026/31-10-2026');
  expect(body).toMatchObject({
    total: 1,
    paidTotal: 800,
    receivedTotal: 780,
    data: [
      {
        orderId: 'o1',
        coursePrice: 1000,
        receivedAmount: 780,
        coupon: { code: 'PUJA20', discount: 20 },
        user: 'Mitu',
        email: 'm@x.yz',
      },
    ],
  });
});

it('the dashboard leaves a failed part out and names it', async () => {
  gateway.fakes.answer('analytics.getDashboard', () => {
    throw domainError.unavailable();
  });
  gateway.fakes.answer('analytics.countWaiting', () => ({
    instructorsToPay: 3,
    reviews: 1,
    openSettlements: 2,
  }));
  gateway.fakes.answer('refunds.listRefunds', () => ({ refunds: [], total: 4 }));
  gateway.fakes.answer('certificates.countPendingCertificates', () => ({ pending: 5 }));
  gateway.fakes.answer('submissions.listSentCourses', () => ({ courses: [], total: 8 }));
  gateway.fakes.answer('storeOrders.listStoreOrders', () => ({ orders: [], total: 6 }));
  gateway.fakes.answer('commerceDeadLetters.listDeadLetters', () => ({ total: 1 }));
  gateway.fakes.answer('learningDeadLetters.listDeadLetters', () => ({ total: 2 }));
  gateway.fakes.answer('messaging.countWaiting', () => {
    throw domainError.unavailable();
  });
  expect((await get('/analytics/dashboard')).body).toEqual({
    success: true,
    figures: null,
    waiting: {
      reviews: 1,
      storeReviews: 6,
      refunds: 4,
      instructorsToPay: 3,
      openSettlements: 2,
      certificates: 5,
      sentCourses: 8,
      messages: null,
      generalMessages: null,
      mails: null,
      massMails: null,
      deadLetters: 3,
    },
    courses: null,
    missing: ['figures', 'messages'],
  });
});

it("an uploader's dashboard asks for courses only", async () => {
  gateway.fakes.answer('catalogue.listAllCourses', () => ({ courses: [], total: 7 }));
  gateway.fakes.answer('search.countCatalogue', () => ({ courses: 5 }));
  expect((await get('/analytics/dashboard', 'content')).body).toEqual({
    success: true,
    figures: null,
    waiting: null,
    courses: { total: 7, published: 5 },
    missing: [],
  });
  const names = gateway.fakes.calls.map(({ call }) => call).filter((name) => name !== 'identity.getKeySet');
  expect(names.sort()).toEqual(['catalogue.listAllCourses', 'search.countCatalogue']);
});

it('the courses of an instructor have sales and progress, or null while a service is unavailable', async () => {
  const course = (id: string) => ({ id, title: { en: id, bn: '' }, published: id === 'c1' });
  gateway.fakes.answer('catalogue.listAllCourses', () => ({
    courses: [course('c1'), course('c2')],
    total: 2,
  }));
  gateway.fakes.answer('analytics.getInstructorTotals', () => ({
    totals: {},
    courses: [{ courseId: 'c1', saleCount: 3, earningsPoisha: 175_500n }],
  }));
  gateway.fakes.answer('teaching.listCourseProgress', () => ({
    courses: [{ courseId: 'c1', students: 3, started: 2, finished: 1, lessons: 2, watched: 3 }],
  }));
  const list = () => get('/analytics/teaching/teacher', 'instructor');
  expect((await list()).body).toMatchObject({
    total: 2,
    data: [
      { _id: 'c1', published: true, saleCount: 3, earnings: 1755, students: 3, meanProgress: 50, lessons: 2 },
      { _id: 'c2', published: false, saleCount: 0, earnings: 0, students: 0, meanProgress: 0 },
    ],
  });
  expect(gateway.fakes.calls.find(({ call }) => call === 'submissions.listOwnSubmissions')?.request).toEqual({
    instructorId: 'teacher',
    courseIds: ['c1', 'c2'],
  });
  for (const call of ['analytics.getInstructorTotals', 'teaching.listCourseProgress'])
    gateway.fakes.answer(call, () => {
      throw domainError.unavailable();
    });
  expect((await list()).body['data']).toMatchObject([{ saleCount: null, meanProgress: null }, {}]);
});

it('the sales of an instructor are summed by day and by course', async () => {
  gateway.fakes.answer('payouts.summarizeInstructorSales', () => ({
    saleCount: 1,
    sharePoisha: 58_500n,
    days: [{ day: '2026-11-11', saleCount: 1, sharePoisha: 58_500n }],
    courses: [{ courseId: 'c1', title: { en: 'Guitar', bn: '' }, saleCount: 1, sharePoisha: 58_500n }],
  }));
  const path = '/analytics/instructor/teacher/1-11-2026/30-11-2026';
  expect((await get(`${path}/summary`, 'instructor')).body).toMatchObject({
    count: 1,
    share: 585,
    days: [{ day: '2026-11-11', count: 1, share: 585 }],
    courses: [{ _id: 'c1', title: 'Guitar', share: 585 }],
  });
});
