import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const person = {
  id: 'p1',
  studentId: 'SG-001001',
  name: 'Mitu',
  email: 'mitu@b.test',
  phone: '01711000000',
  address: 'Dhaka',
  dateOfBirth: '2001-04-14',
  role: 'ROLE_STUDENT',
  emailVerified: true,
  subscriber: true,
  accessEndsAt: new Date('2027-01-01T17:59:59Z'),
  createdAt: new Date('2026-11-01T04:00:00Z'),
};
const get = async (path: string) => gateway.call(path, { token: await gateway.tokenOf('admin') });
const requestsOf = (call: string) =>
  gateway.fakes.calls.filter((one) => one.call === call).map(({ request }) => request);

it('a user of a list has the fields of the table, and neither password nor wallet', async () => {
  gateway.fakes.answer('people.listPeople', () => ({ people: [person], total: 1, more: false, next: '' }));
  const { body } = await get('/user/');
  expect(body).toEqual({
    data: [
      {
        _id: 'p1',
        studentId: 'SG-001001',
        name: 'Mitu',
        email: 'mitu@b.test',
        phone: '01711000000',
        address: 'Dhaka',
        dob: '2001-04-14',
        photo: null,
        type: 4,
        instructor: null,
        emailVerify: true,
        suspend: false,
        createdAt: '2026-11-01T04:00:00.000Z',
        subscriber: true,
        accessEndsAt: '2027-01-01T17:59:59.000Z',
      },
    ],
    total: 1,
    more: false,
    next: null,
  });
});

it.each([
  ['all', { roles: [], subscriber: undefined }],
  ['1', { roles: ['ROLE_ADMIN'], subscriber: undefined }],
  ['3', { roles: ['ROLE_INSTRUCTOR'], subscriber: undefined }],
  ['4', { roles: ['ROLE_STUDENT'], subscriber: undefined }],
  ['student', { roles: ['ROLE_STUDENT'], subscriber: undefined }],
  ['subscriber', { roles: ['ROLE_STUDENT'], subscriber: true }],
])('user/type/%s asks identity for %j', async (word, filter) => {
  expect((await get(`/user/type/${word}`)).status).toBe(200);
  expect(requestsOf('people.listPeople')).toMatchObject([{ filter }]);
});

it('filters, sorting and paging are done by identity', async () => {
  const query = 'q=mitu&verified=false&suspended=true&subscriber=false&sort=name&page=2&limit=5';
  await get(`/user/?${query}`);
  await get('/user/?after=p1&sort=-email');
  expect(requestsOf('people.listPeople')).toMatchObject([
    {
      filter: { query: 'mitu', emailVerified: false, suspended: true, subscriber: false },
      order: 'PEOPLE_ORDER_NAME',
      page: { page: 2, limit: 5 },
      after: '',
    },
    { order: 'PEOPLE_ORDER_EMAIL_DESCENDING', after: 'p1' },
  ]);
});

it.each(['/user/type/5', '/user/?sort=phone', '/user/?verified=maybe', '/user/?limit=1001', '/user/?page=0'])(
  '%s is invalid',
  async (path) => {
    const { status, body } = await get(path);
    expect([status, body['code']]).toEqual([400, 'invalid-input']);
    expect(requestsOf('people.listPeople')).toEqual([]);
  },
);

it('the report of sign-ups has the counts of the whole range and a page of its users', async () => {
  gateway.fakes.answer('people.listPeople', () => ({ people: [person], next: 'p1' }));
  const day = { day: '2026-11-01', total: 3, verified: 2, subscribers: 1 };
  gateway.fakes.answer('people.countSignUps', () => ({ total: 3, verified: 2, subscribers: 1, days: [day] }));
  const { body } = await get('/analytics/users/1-11-2026/2026-11-21?limit=1');
  expect(body).toMatchObject({
    success: true,
    data: [{ _id: 'p1' }],
    total: 3,
    verified: 2,
    notVerified: 1,
    subscriber: 1,
    days: [{ day: '2026-11-01', total: 3, verified: 2, notVerified: 1, subscriber: 1 }],
    next: 'p1',
  });
  const range = {
    createdFrom: new Date('2026-10-31T18:00:00Z'),
    createdUntil: new Date('2026-11-21T18:00:00Z'),
  };
  expect(requestsOf('people.countSignUps')).toEqual([range]);
  expect(requestsOf('people.listPeople')).toMatchObject([{ filter: range }]);
});

it('a report needs two valid days', async () => {
  for (const days of ['31-2-2026/1-3-2026', '2-1-2026/1-1-2026', 'x/y']) {
    const { status, body } = await get(`/analytics/users/${days}`);
    expect([status, body['message']]).toEqual([400, 'both from and to dates are needed']);
  }
});

it('social sign-ups have the name of their provider', async () => {
  const signUps = ['PROVIDER_GOOGLE', 'PROVIDER_FACEBOOK'].map((provider) => ({ personId: 'p1', provider }));
  gateway.fakes.answer('socialLogins.listSocialSignUps', () => ({ signUps, total: 2 }));
  const { body } = await get('/oauthusers?page=1&limit=10');
  expect(body).toMatchObject({ data: [{ loginFrom: 'Google' }, { loginFrom: 'Facebook' }], total: 2 });
});

it('an account of another person has orders, courses and the reason of a suspension; a student number finds it', async () => {
  const order = { id: 'o1', state: 'ORDER_STATE_PAID', receivedPoisha: 100n };
  gateway.fakes.answer('identity.getPerson', () => ({ ...person, suspended: true, suspendReason: 'Copied' }));
  gateway.fakes.answer('commerce.listPurchases', () => ({ orders: [order] }));
  gateway.fakes.answer('learning.listEnrolments', () => ({
    enrolments: [
      { courseId: 'c2', active: true },
      { courseId: 'c1', active: false },
    ],
  }));
  const { body } = await get('/user/SG-001001');
  expect(body).toMatchObject({
    _id: 'p1',
    subscriber: true,
    suspendReason: 'Copied',
    purchaseHistory: ['o1'],
    course: ['c2'],
    courses: ['c2', 'c1'],
    first_purchase: true,
  });
  expect(requestsOf('identity.getPerson')).toEqual([{ personId: 'SG-001001' }]);
  for (const call of ['commerce.listPurchases', 'learning.listEnrolments', 'commerce.getWallet'])
    expect(requestsOf(call)).toMatchObject([{ studentId: 'p1' }]);
});

it('an account is shown while orders and courses are unavailable', async () => {
  gateway.fakes.answer('identity.getPerson', () => person);
  for (const call of ['commerce.listPurchases', 'learning.listEnrolments'])
    gateway.fakes.answer(call, () => {
      throw new Error('down');
    });
  const { status, body } = await get('/user/p1');
  expect([status, body['purchaseHistory'], body['courses']]).toEqual([200, [], []]);
});

it('a suspension needs a reason, which identity keeps', async () => {
  const token = await gateway.tokenOf('admin');
  gateway.fakes.answer('suspensions.suspend', () => ({ person: { ...person, suspended: true } }));
  for (const json of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }]) {
    const { status, body } = await gateway.call('/user/suspend/p1', { json, token });
    expect([status, body['message']]).toEqual([400, 'Please enter a reason']);
  }
  const { body } = await gateway.call('/user/suspend/p1', { json: { reason: ' Copied lessons ' }, token });
  expect(body).toMatchObject({
    success: true,
    message: 'User suspended successfully!!!',
    data: { suspend: true },
  });
  await gateway.call('/user/suspend/p1', { token });
  expect(requestsOf('suspensions.suspend')).toEqual([
    { personId: 'p1', reason: 'Copied lessons' },
    { personId: 'p1', reason: '' },
  ]);
});

it('an admin lists and ends the sessions of a person', async () => {
  await get(`/user/sessions/${personIdOf('student')}`);
  expect(requestsOf('sessions.listSessions')).toEqual([{ personId: personIdOf('student') }]);
  gateway.fakes.answer('sessions.endAllSessions', () => ({
    sessionIds: ['ended-people-1', 'ended-people-2'],
  }));
  const token = await gateway.tokenOf('admin');
  const { body } = await gateway.call('/user/sessions/end-all/p1', { method: 'POST', token });
  expect(body).toEqual({ success: true, ended: 2 });
  expect(requestsOf('sessions.endAllSessions')).toEqual([{ personId: 'p1', keepCurrent: false }]);
});
