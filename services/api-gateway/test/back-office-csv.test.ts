import { domainError } from '@sargam/chassis/errors';
import { z } from 'zod';
import { routes } from '../src/routes/index.ts';
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
const fetchCsv = async (path: string, language = 'en') =>
  gateway.call(path, {
    token: await gateway.tokenOf('admin'),
    headers: { accept: 'text/csv', 'accept-language': language },
  });

const refund = {
  id: 'r1',
  studentId: mitu,
  orderId: 'o1',
  state: 'REFUND_STATE_STUCK',
  reason: 'REFUND_REASON_PAID_TWICE',
  note: '-twice',
  amountPoisha: 150_050n,
  walletPoisha: 50_050n,
  cardPoisha: 100_000n,
  creditNoteNumber: 'CN-1',
  requestedAt: at,
};
const settlement = {
  id: 's1',
  settleDate: '2026-11-21',
  settleAmountPoisha: 58_500n,
  receivedAmountPoisha: 50_050n,
  remarks: '=1+1',
  settled: false,
  createdAt: at,
};
const campaign = {
  id: 'c1',
  content: { subject: name },
  audience: { audience: 'AUDIENCE_SUBSCRIBERS' },
  state: 'CAMPAIGN_STATE_FINISHED',
  createdBy: mitu,
  createdAt: at,
  progress: { total: 5, waiting: 0, sent: 2, failed: 1, unknown: 1, skipped: 1 },
};
const recipient = { id: 'x1', name: 'Mitu', email: 'mitu@b.test', state: 'RECIPIENT_STATE_SKIPPED', at };
const answers: Readonly<Record<string, object>> = {
  'catalogue.listAllInstructors': {
    instructors: [
      { id: 'i1', name, band: '', sharePercent: 60, courseIds: ['a', 'b'], published: true, createdAt: at },
    ],
  },
  'catalogue.listAllCourses': {
    courses: [
      {
        id: 'c1',
        title: name,
        category: 'Guitar',
        standard: { pricePoisha: 150_000n },
        lessonCount: 3,
        sold: 7,
        featured: true,
        createdAt: at,
      },
    ],
  },
  'submissions.listSentCourses': {
    courses: [
      {
        course: { id: 'c1', title: name, standard: { pricePoisha: 150_000n } },
        submission: { sentAt: at },
        proposal: { standard: { pricePoisha: 90_000n } },
      },
    ],
  },
  'refunds.listRefunds': { refunds: [refund] },
  'settlements.listSettlements': { settlements: [settlement] },
  'store.listProducts': {
    products: [{ id: 'g1', name, slug: 'gift', pricePoisha: 90_000n, valuePoisha: 100_000n, createdAt: at }],
  },
  'store.listCategories': { categories: [{ id: 'k1', name, description: { en: 'Eid', bn: '' } }] },
  'notifications.listNotifications': { notifications: [{ id: 'n1', text: name, createdAt: at }] },
  'freebies.listFreebies': {
    freebies: [{ id: 'f1', title: name, subtitle: name, category: 'Drums', createdAt: at }],
  },
  'announcements.listUpcoming': { courses: [{ id: 'u1', name, photo: '', createdAt: at }] },
  'commerce.listWaitingImports': {
    imports: [
      {
        request: { reference: '=OLD', studentId: mitu, reason: 'Paid before', couponCode: 'EID', lines: [] },
        payablePoisha: 1_200_000n,
        requestedBy: 'a2',
        requestedAt: at,
        expiresAt: at,
      },
    ],
  },
  'campaigns.listCampaigns': { campaigns: [campaign] },
  'campaigns.listCampaignRecipients': { recipients: [{ ...recipient, reason: 'process-stopped' }] },
  'people.getPeople': { people: [{ id: mitu, name: 'Mitu', email: 'mitu@b.test' }] },
};

it.each([
  [
    '/instructor/admin/instructorlist',
    'Id,Name,Band,"Share, %",Course count,Published,Featured,Join date',
    `i1,'=cmd(),,60,2,Yes,No,${dhaka}`,
  ],
  [
    '/course/adminallcourse',
    'Id,Course,Category,Instructor,Price,Lessons,Sold,Bundle,Published,Featured,Created',
    `c1,'=cmd(),Guitar,,1500.00,3,7,No,No,Yes,${dhaka}`,
  ],
  [
    '/order/refund/list',
    'Order id,Date,Name,Email,Status,Reason,Note,Amount,To the wallet,To the card,Credit note,Decided on',
    `o1,${dhaka},Mitu,mitu@b.test,Stuck,Paid twice,'-twice,1500.50,500.50,1000.00,CN-1,`,
  ],
  [
    '/instructor/settlement/i1',
    'Settle date,Settle amount,Received amount,Due,Status,Remarks,Created,Settled on',
    `2026-11-21,585.00,500.50,84.50,Not Settled,'=1+1,${dhaka},`,
  ],
  [
    '/store/product/',
    'Name,Address (param),Price,Old price,Value,"Validity, days",Sold,Description,Created',
    `'=cmd(),gift,900.00,0.00,1000.00,0,0,,${dhaka}`,
  ],
  [
    '/course/submission/waiting',
    'Course,Instructor,Sent on,Price,Proposed price',
    `'=cmd(),,${dhaka},1500.00,900.00`,
  ],
  ['/store/category/', 'Name,Description', `'=cmd(),Eid`],
  ['/notification', 'Date,English text,Bengali text', `${dhaka},'=cmd(),নাম`],
  ['/freebies/', 'Date,Title,Subtitle,Category,YouTube link,Documents', `${dhaka},'=cmd(),'=cmd(),Drums,,No`],
  [
    '/mass-mail/',
    'Subject,Audience,Status,Written by,Created,To be sent,Finished on,Recipients,Sent,Failed,Unknown,Left out',
    `'=cmd(),Subscribers,Finished,Mitu,${dhaka},,,5,2,1,1,1`,
  ],
  [
    '/mass-mail/c1/recipients',
    'Name,Email,Outcome,Reason,Date',
    `Mitu,mitu@b.test,Left out,The sender stopped while it sent this mail,${dhaka}`,
  ],
  ['/course/upcoming', 'English name,Bengali name,Created', `'=cmd(),নাম,${dhaka}`],
  [
    '/order/import/waiting',
    'Earlier order number,Student,Email,Amount,Coupon,Reason,Asked by,Asked on,Waits until',
    `'=OLD,Mitu,mitu@b.test,12000.00,EID,Paid before,,${dhaka},${dhaka}`,
  ],
])('%s answers with CSV in the language of the request', async (path, header, row) => {
  for (const [call, answer] of Object.entries(answers)) gateway.fakes.answer(call, () => answer);
  const { status, text } = await fetchCsv(path);
  expect([status, ...text.replace('\uFEFF', '').trimEnd().split('\r\n')]).toEqual([200, header, row]);
  const [inBengali] = (await fetchCsv(path, 'bn')).text.split('\r\n');
  expect(inBengali).toMatch(/[\u0980-\u09ff]/);
});

it('an export has the filters of the list and every page, by number or after the last row', async () => {
  const thousand = Array.from({ length: 1_000 }, (_, index) => ({ ...refund, id: `r${index}` }));
  gateway.fakes.answer('refunds.listRefunds', ({ after }) => ({ refunds: after ? [refund] : thousand }));
  const csv = await fetchCsv('/order/refund/list?state=stuck&page=3&limit=10');
  expect(csv.text.trimEnd().split('\r\n')).toHaveLength(1_002);
  await fetchCsv('/course/adminallcourse?published=true&q=chords&instructor=i1');
  await fetchCsv('/instructor/settlement/i1?start=01-10-2026&end=31-10-2026');
  const requests = gateway.fakes.calls.filter(({ call }) => /listRefunds|listAll|listSettle/.test(call));
  expect(requests.map(({ request }) => request)).toMatchObject([
    { state: 'REFUND_STATE_STUCK', page: { page: 1, limit: 1_000 }, after: '' },
    { state: 'REFUND_STATE_STUCK', page: { page: 1, limit: 1_000 }, after: 'r999' },
    { published: true, query: 'chords', instructorId: 'i1', page: { page: 1, limit: 1_000 } },
    { firstDay: '2026-10-01', lastDay: '2026-10-31', page: { page: 1, limit: 1_000 } },
  ]);
});

it('dead letters are exported from every service, and the file is cut if one does not answer', async () => {
  const dead = { eventId: 'e1', topic: 'orders.v1', group: 'payouts', at, error: '=boom' };
  gateway.fakes.answer('payoutsDeadLetters.listDeadLetters', () => ({ deadLetters: [dead], total: 1 }));
  const { text } = await fetchCsv('/dead-letters');
  expect(text.trimEnd().split('\r\n').slice(1)).toEqual([`payouts,${dhaka},orders.v1,e1,payouts,'=boom`]);
  gateway.fakes.answer('storeDeadLetters.listDeadLetters', () => {
    throw domainError.unavailable();
  });
  // The rows of other services were sent, so the connection is cut (decision B54).
  await expect(fetchCsv('/dead-letters')).rejects.toThrow('terminated');
});

const staffOnly = new Set(['admin', 'content']);
const isList = (response: unknown): boolean =>
  response instanceof z.ZodObject &&
  response.shape['data'] instanceof z.ZodArray &&
  'total' in response.shape;

it('every list of the back-office has a CSV', () => {
  const withoutCsv = routes
    .filter(
      ({ roles, response }) =>
        roles !== 'anybody' && roles.every((role) => staffOnly.has(role)) && isList(response),
    )
    .flatMap(({ path, csv }) => (csv ? [] : [path]));
  expect(withoutCsv).toEqual([]);
});
