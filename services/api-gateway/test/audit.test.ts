import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const services = ['identity', 'catalogue', 'commerce', 'learning', 'messaging', 'store', 'payouts'];
const entryOf = (service: string, ms: number, id = `${service}-${ms}`) => ({
  id,
  at: new Date(ms),
  actor: 'a1',
  role: 'admin',
  action: 'Suspend',
  targetKind: 'account',
  targetId: 'p1',
  beforeJson: '',
  afterJson: '{"suspended":true}',
  changedFields: 1,
  network: '203.0.113.7',
});
const answerWith = (service: string, entries: object[]) =>
  gateway.fakes.answer(`${service}Audit.listAuditEntries`, () => ({ entries, total: entries.length }));
const readPath = async (path: string) => gateway.call(path, { token: await gateway.tokenOf('admin') });
const read = (query: string) => readPath(`/audit?${query}`);
const auditCalls = () => gateway.fakes.calls.filter(({ call }) => call.endsWith('.listAuditEntries'));

it.each(services)('an admin reads the audit log of %s, filtered', async (service) => {
  answerWith(service, [entryOf(service, 5)]);
  gateway.fakes.answer('people.getPeople', () => ({ people: [{ id: 'a1', name: 'Office' }] }));
  const { body } = await read(
    `service=${service}&targetId=p1&action=Suspend&start=1-11-2026&end=2-11-2026&limit=10`,
  );
  expect(body).toMatchObject({
    data: [
      {
        _id: `${service}-5`,
        service,
        actor: 'a1',
        actorName: 'Office',
        action: 'Suspend',
        changedFields: 1,
      },
    ],
    total: 1,
    next: null,
  });
  expect(auditCalls().map(({ request }) => request)).toEqual([
    {
      targetKind: '',
      targetId: 'p1',
      actor: '',
      action: 'Suspend',
      from: new Date('2026-10-31T18:00:00Z'),
      until: new Date('2026-11-02T18:00:00Z'),
      before: undefined,
      page: { page: 1, limit: 11 },
      skipTotal: false,
      withoutChanges: true,
      entryId: '',
    },
  ]);
  expect(body['data']).not.toHaveProperty('0.after');
});

it.each(services)('an admin reads one entry of %s with its values', async (service) => {
  answerWith(service, [entryOf(service, 5)]);
  gateway.fakes.answer('people.getPeople', () => ({ people: [{ id: 'a1', name: 'Office' }] }));
  const { body } = await readPath(`/audit/${service}/${service}-5`);
  expect(body).toMatchObject({
    _id: `${service}-5`,
    service,
    actorName: 'Office',
    changedFields: 1,
    before: null,
    after: { suspended: true },
  });
  expect(auditCalls().map(({ request }) => request)).toMatchObject([
    { entryId: `${service}-5`, withoutChanges: false, skipTotal: true },
  ]);
});

it('an entry that does not exist is 404', async () => {
  answerWith('identity', []);
  const { status, body } = await readPath('/audit/identity/e9');
  expect([status, body['code']]).toEqual([404, 'audit-entry-not-found']);
});

it('the entries of all services are one list, newest first, and the next page continues after the last entry', async () => {
  for (const [index, service] of services.entries())
    answerWith(service, [entryOf(service, 200 - index), entryOf(service, 100 - index)]);
  const first = await read('limit=8');
  const idsOf = (body: Record<string, unknown>) =>
    (body['data'] as unknown as { _id: string }[]).map(({ _id }) => _id);
  expect(idsOf(first.body)).toEqual([
    ...services.map((name, index) => `${name}-${200 - index}`),
    'identity-100',
  ]);
  expect(first.body).toMatchObject({ total: 14, next: '100_identity-100' });
  const second = await read('limit=8&page=2');
  expect(idsOf(second.body)).toEqual(services.slice(1).map((name, index) => `${name}-${99 - index}`));
  expect(second.body['next']).toBeNull();
  gateway.fakes.reset();
  await read('limit=8&after=100_identity-100');
  expect(auditCalls()).toHaveLength(7);
  for (const { request } of auditCalls())
    expect(request).toMatchObject({
      before: { at: new Date(100), id: 'identity-100' },
      page: { page: 1, limit: 3 },
      // Counted for the pages before.
      skipTotal: true,
    });
});

it.each([
  ['start=31-2-2026', 'invalid-days'],
  ['start=2-1-2026&end=1-1-2026', 'invalid-days'],
  ['page=11&limit=100', 'page-too-deep'],
  ['after=x', 'invalid-input'],
  ['service=unknown', 'invalid-input'],
])('%s is rejected', async (query, code) => {
  const { status, body } = await read(query);
  expect([status, body['code']]).toEqual([400, code]);
  expect(auditCalls()).toEqual([]);
});

it('a range may have one day only', async () => {
  await read('service=identity&start=1-11-2026');
  await read('service=identity&end=1-11-2026');
  expect(auditCalls().map(({ request }) => [request['from'], request['until']])).toEqual([
    [new Date('2026-10-31T18:00:00Z'), undefined],
    [undefined, new Date('2026-11-01T18:00:00Z')],
  ]);
});

it('a call of staff contains the network of the browser, and a call of a student does not', async () => {
  const networkOfCall = async (role: 'admin' | 'student') => {
    await gateway.call(`/user/${personIdOf(role)}`, { token: await gateway.tokenOf(role) });
    return gateway.fakes.calls.find(({ call }) => call === 'identity.getPerson')?.caller?.claims['network'];
  };
  expect(await networkOfCall('admin')).toMatch(/^[\da-f.:/]+$/);
  gateway.fakes.reset();
  expect(await networkOfCall('student')).toBeUndefined();
});
