import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const pageSize = 1_000;
const at = new Date('2026-11-21T12:42:00Z');
const fetchCsv = async (path: string, language = 'en') =>
  gateway.call(path, {
    token: await gateway.tokenOf('admin'),
    headers: { accept: 'text/csv', 'accept-language': language },
  });
const requestsOf = (call: string) =>
  gateway.fakes.calls.filter((one) => one.call === call).map(({ request }) => request);
const person = (id: string) => ({
  id,
  studentId: 'SG-001001',
  name: '=Mitu',
  email: 'mitu@b.test',
  phone: '01711000000',
  address: 'Dhaka, Mirpur',
  dateOfBirth: '2001-04-14',
  role: 'ROLE_STUDENT',
  emailVerified: true,
  createdAt: at,
  accessEndsAt: at,
});

it('a list of users is a CSV of all pages with the columns of the table, and formulas are escaped', async () => {
  gateway.fakes.answer('people.listPeople', ({ after }) => ({
    people: Array.from({ length: after === '' ? pageSize : 1 }, (_, i) => person(`p${i}`)),
  }));
  const { status, headers, text } = await fetchCsv('/user/type/subscriber?q=mitu&sort=name', 'bn');
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="users.csv"']);
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(pageSize + 2);
  expect(lines[0]).toBe(
    'শিক্ষার্থী আইডি,যোগদানের তারিখ,নাম,ইমেইল,জন্মতারিখ,ফোন নম্বর,ঠিকানা,ব্যবহারকারীর ধরন,অবস্থা,যাচাই,মেয়াদ শেষ',
  );
  expect(lines[1]).toBe(
    `SG-001001,2026-11-21 18:42,'=Mitu,mitu@b.test,2001-04-14,01711000000,"Dhaka, Mirpur",শিক্ষার্থী,চালু,যাচাই করা,2026-11-21 18:42`,
  );
  const filter = { query: 'mitu', roles: ['ROLE_STUDENT'], subscriber: true };
  const page = { page: 1, limit: pageSize };
  const shared = { filter, order: 'PEOPLE_ORDER_NAME', page, skipTotal: true };
  expect(requestsOf('people.listPeople')).toMatchObject([
    { ...shared, after: '' },
    { ...shared, after: 'p999' },
  ]);
});

it('the CSV of sign-ups has the range of its path', async () => {
  await fetchCsv('/analytics/users/1-11-2026/1-11-2026');
  const createdFrom = new Date('2026-10-31T18:00:00Z');
  const createdUntil = new Date('2026-11-01T18:00:00Z');
  expect(requestsOf('people.listPeople')).toMatchObject([{ filter: { createdFrom, createdUntil } }]);
  expect(requestsOf('people.countSignUps')).toEqual([]);
});

it('expired access is a CSV with people and titles, read once for each page', async () => {
  const ended = [{ enrolmentId: 'e1', studentId: 'p1', courseId: 'c1', orderId: 'o1' }];
  gateway.fakes.answer('learning.listEndedAccess', () => ({
    ended: ended.map((row) => ({ ...row, purchasedAt: at, endedAt: at })),
  }));
  gateway.fakes.answer('people.getPeople', () => ({ people: [person('p1')] }));
  gateway.fakes.answer('catalogue.getCourses', () => ({ courses: [{ id: 'c1', title: { en: 'Chords' } }] }));
  expect((await fetchCsv('/course-invalidate')).text.trimEnd().split('\r\n')).toEqual([
    'Order id,Student id,Name,Email,Phone,Course,Purchase date,Expiry date',
    "o1,SG-001001,'=Mitu,mitu@b.test,01711000000,Chords,2026-11-21 18:42,2026-11-21 18:42",
  ]);
});

it('the audit is a CSV of all services, filtered', async () => {
  const entry = {
    id: 'a1',
    at,
    actor: 'p1',
    role: 'admin',
    action: 'Suspend',
    targetKind: 'account',
    targetId: 'p2',
  };
  gateway.fakes.answer('identityAudit.listAuditEntries', () => ({
    entries: [{ ...entry, afterJson: '{"suspended":true}', reason: 'Copied' }],
    total: 1,
  }));
  const { text } = await fetchCsv('/audit?action=Suspend');
  expect(text.trimEnd().split('\r\n')[1]).toBe(
    '2026-11-21 18:42,p1,admin,identity,Suspend,account p2,,"{""suspended"":true}",Copied,',
  );
  // Twice the even share of each of seven services.
  const page = { page: 1, limit: 286 };
  expect(requestsOf('storeAudit.listAuditEntries')).toMatchObject([{ action: 'Suspend', page }]);
});
