import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway({ OPTIONAL_PATIENCE: '2s' })));
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.fakes.reset();
  gateway.fakes.answer('payouts.findOrders', () => ({
    orders: [{ orderId: 'o1', buyerName: 'Tasnim', buyerEmail: 't@sargam.test', payablePoisha: 150_000n }],
  }));
  gateway.fakes.answer('people.listPeople', () => ({
    people: [{ id: 'p1', studentId: 'SG-001001', name: 'Tasnim', email: 't@sargam.test', phone: '017' }],
  }));
  gateway.fakes.answer('search.search', () => ({
    courses: [{ id: 'c1', title: { en: 'Guitar', bn: 'গিটার' } }],
  }));
});

const find = async (role: 'admin' | 'content', q = 'tasnim', language = 'en') =>
  gateway.call(`/search/admin?q=${q}`, {
    token: await gateway.tokenOf(role),
    headers: { 'accept-language': language },
  });

/** Without the request of the keys, which the gateway caches. */
const searchCalls = () => gateway.fakes.calls.filter(({ call }) => call !== 'identity.getKeySet');

it('an admin finds users, orders and courses in one answer, in their language', async () => {
  const { body } = await find('admin', '%20tasnim ', 'bn');
  expect(body).toMatchObject({
    users: [{ _id: 'p1', studentId: 'SG-001001', name: 'Tasnim', email: 't@sargam.test' }],
    orders: [{ _id: 'o1', userName: 'Tasnim', userEmail: 't@sargam.test', amount: 1500 }],
    courses: [{ _id: 'c1', title: 'গিটার' }],
    late: [],
  });
  expect(
    searchCalls()
      .map(({ call, request }) => [call, request['query'] ?? request['filter']])
      .sort(),
  ).toMatchObject([
    ['payouts.findOrders', 'tasnim'],
    ['people.listPeople', { query: 'tasnim' }],
    ['search.search', 'tasnim'],
  ]);
});

it('a content uploader finds courses, and neither people nor orders', async () => {
  const { body } = await find('content');
  expect(body).toMatchObject({ users: [], orders: [], courses: [{ _id: 'c1' }], late: [] });
  expect(searchCalls().map(({ call }) => call)).toEqual(['search.search']);
});

it.each([
  ['orders', 'payouts.findOrders'],
  ['users', 'people.listPeople'],
])('%s whose service is late are left out and named', async (part, call) => {
  gateway.fakes.answer(call, () => new Promise((resolve) => setTimeout(resolve, 12_000, {})));
  const started = Date.now();
  const { status, body } = await find('admin');
  expect(status).toBe(200);
  expect(body).toMatchObject({ [part]: [], courses: [{ _id: 'c1' }], late: [part] });
  expect(Date.now() - started).toBeLessThan(10_000);
});

it('one letter is refused, because it would find everything', async () => {
  expect((await find('admin', 'a')).status).toBe(400);
});
