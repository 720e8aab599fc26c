import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const at = new Date('2026-11-21T12:42:00Z');
const dhaka = '2026-11-21 18:42';
const formula = '=cmd()';
const range = '01-11-2026/30-11-2026';

const instructor = {
  instructorId: 'i1',
  name: { en: formula, bn: 'আরিফ' },
  joinedAt: at,
  courseCount: 2,
  saleCount: 3,
  paidPoisha: 150_050n,
  earningsPoisha: 100_000n,
  platformPoisha: 46_299n,
  settledPoisha: 120_000n,
  duePoisha: -20_000n,
};
const course = {
  ...instructor,
  courseId: 'c1',
  title: { en: 'Chords, slowly', bn: 'কর্ড' },
  category: 'Guitar',
  instructorName: { en: 'Arif', bn: 'আরিফ' },
  receivedPoisha: 146_299n,
};
const sale = {
  id: 's1',
  orderId: 'o1',
  courseTitle: { en: 'Chords', bn: 'কর্ড' },
  buyerName: formula,
  buyerEmail: 'mitu@b.test',
  couponCode: 'PUJA10',
  couponPercent: 10,
  pricePoisha: 150_000n,
  paidPoisha: 135_000n,
  receivedPoisha: 120_000n,
  reversedPoisha: 11_625n,
  sharePoisha: 92_137n,
  platformPoisha: 39_488n,
  reversedSharePoisha: 8_000n,
  soldAt: at,
};
const application = {
  id: 'a1',
  studentId: 'p1',
  courseId: 'c1',
  state: 'CERTIFICATE_STATE_PROVIDED',
  appliedAt: at,
  theoryMark: 80,
  providedAt: at,
};
const thread = {
  id: 't1',
  studentId: 'p1',
  studentName: formula,
  instructorName: { en: 'Arif', bn: 'আরিফ' },
  text: 'How?',
  createdAt: at,
  answers: [{ text: '+Slowly', givenAt: at }],
};
const contact = { id: 'm1', name: 'Ovi', email: 'o@b.test', message: '@all, hello', createdAt: at };
const coupon = {
  id: 'k1',
  code: 'PUJA10',
  percent: 10,
  useLimit: 9,
  used: 3,
  expiresOn: '2026-12-31',
  createdAt: at,
};
const signUp = {
  personId: 'p1',
  name: formula,
  email: 'mitu@b.test',
  provider: 'PROVIDER_FACEBOOK',
  createdAt: at,
};

const answers: Readonly<Record<string, object>> = {
  'analytics.listInstructorTotals': { instructors: [instructor], total: 1 },
  'analytics.listCourseTotals': { courses: [course], total: 1 },
  'analytics.listCourseSales': { sales: [sale], total: 1 },
  'payouts.listInstructorSales': { sales: [sale], total: 1 },
  'certificates.listApplications': { applications: [application] },
  'threads.listThreads': { threads: [thread] },
  'messaging.listContactMessages': { messages: [contact] },
  'messaging.listUnknownMails': {
    mails: [
      {
        id: 'e1:receipt',
        template: 'receipt',
        recipient: 'mitu@b.test',
        personName: '=cmd()',
        reason: 'relay-timeout',
        at,
      },
    ],
  },
  'commerce.listCoupons': { coupons: [coupon], total: 1 },
  'socialLogins.listSocialSignUps': { signUps: [signUp] },
  'people.getPeople': { people: [{ id: 'p1', name: 'Mitu', email: 'mitu@b.test' }] },
  'catalogue.getCourses': { courses: [{ id: 'c1', title: { en: 'Chords', bn: 'কর্ড' } }] },
};

const fetchCsv = async (path: string, role: 'admin' | 'student' = 'admin', language = 'en') =>
  gateway.call(path, {
    token: await gateway.tokenOf(role),
    headers: { accept: 'text/csv', 'accept-language': language },
  });

it.each([
  [
    '/analytics/secure/instructor',
    'Id,Name,Course count,Sale count,Join date,Sales,Instructor’s share,Sargam’s cut,Settled,Due',
    `i1,'=cmd(),2,3,${dhaka},1500.50,1000.00,462.99,1200.00,-200.00`,
  ],
  [
    '/analytics/courses',
    'Id,Course,Category,Instructor,Sale count,Sales,Received amount,Instructor’s share,Sargam’s cut',
    'c1,"Chords, slowly",Guitar,Arif,3,1500.50,1462.99,1000.00,462.99',
  ],
  [
    `/analytics/course/c1/${range}`,
    'Order id,Date,Name,Email,Coupon,Course price,Paid by buyers,Received amount,Reversed by refunds',
    `o1,${dhaka},'=cmd(),mitu@b.test,PUJA10 10%,1500.00,1350.00,1200.00,-116.25`,
  ],
  [
    `/analytics/instructor/i1/${range}`,
    'Order id,Date,Course,Name,Coupon,Paid by buyers,Sargam’s cut,Instructor’s share,Reversed by refunds',
    `o1,${dhaka},Chords,'=cmd(),PUJA10 10%,1350.00,394.88,921.37,-80.00`,
  ],
  [
    '/user/certificatelist/work',
    'Name,Email,Course,Requested on,Theory,Practical,Status,Provided on,Reason',
    `Mitu,mitu@b.test,Chords,${dhaka},80,,Provided,${dhaka},`,
  ],
  ['/contact/general/', 'Date,Name,Email,Message,Answered', `${dhaka},Ovi,o@b.test,"'@all, hello",`],
  [
    '/contact/student/',
    'Date,Name,Email,Instructor,Message,Answer,Answered',
    `${dhaka},'=cmd(),mitu@b.test,Arif,How?,'+Slowly,${dhaka}`,
  ],
  [
    '/cart/cupon/list',
    'Code,"Discount, %",Expiry date,Times used,Use limit,Created',
    `PUJA10,10,2026-12-31,3,9,${dhaka}`,
  ],
  [
    '/mails/unknown',
    'Date,Name,Email,Mail,Reason',
    `${dhaka},'=cmd(),mitu@b.test,Receipt of an order,The mail server did not answer in time`,
  ],
  ['/oauthusers', 'Name,Email,Signed up with,Join date', `'=cmd(),mitu@b.test,Facebook,${dhaka}`],
])('%s answers with CSV for admins only', async (path, header, row) => {
  for (const [call, answer] of Object.entries(answers)) gateway.fakes.answer(call, () => answer);
  const { status, text } = await fetchCsv(path);
  expect([status, ...text.trimEnd().split('\r\n')]).toEqual([200, header, row]);
  expect((await fetchCsv(path, 'student')).status).toBe(403);
  const [inBengali] = (await fetchCsv(path, 'admin', 'bn')).text.split('\r\n');
  expect(inBengali).toMatch(/[\u0980-\u09ff]/);
});

it('the filters of the list apply', async () => {
  await fetchCsv('/contact/general/?status=false');
  await fetchCsv('/user/certificatelist/work?state=revoked&course=c1');
  await fetchCsv('/analytics/courses?search=chords&instructor=i1&sort=name&order=asc');
  expect(gateway.fakes.calls.map(({ request }) => request)).toMatchObject([
    { replied: false, page: { limit: 1_000 } },
    { state: 'CERTIFICATE_STATE_REVOKED', courseId: 'c1', page: { limit: 1_000 } },
    {
      search: 'chords',
      instructorId: 'i1',
      sort: 'TOTAL_SORT_NAME',
      ascending: true,
      page: { limit: 1_000 },
    },
  ]);
});

it('a list with page numbers has each row once, although a new row moves the others between two pages', async () => {
  const idOf = (index: number) => ({ ...coupon, id: `k${index}`, code: `C${index}` });
  gateway.fakes.answer('commerce.listCoupons', ({ page }) => ({
    coupons:
      (page as { page: number }).page === 1
        ? Array.from({ length: 1_000 }, (_, index) => idOf(index))
        : [idOf(998), idOf(999), idOf(1_000), idOf(1_001)],
  }));
  const codes = (await fetchCsv('/cart/cupon/list')).text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
  expect(codes).toEqual(Array.from({ length: 1_002 }, (_, index) => `C${index}`));
});
