import { personIdOf, type Suite, startSuite } from './gateway-suite.ts';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite();
});
afterEach(() => suite.fakes.reset());
afterAll(() => suite.stop());

it.each(['identity', 'catalogue', 'commerce', 'learning', 'messaging', 'store', 'payouts'])(
  'an admin reads the audit log of %s, filtered by target',
  async (service) => {
    const entry = {
      id: 'e1',
      actor: 'a1',
      role: 'admin',
      action: 'Suspend',
      targetKind: 'account',
      targetId: 'p1',
      beforeJson: '',
      afterJson: '{"suspended":true}',
      network: '203.0.113.7',
    };
    suite.fakes.answer(`${service}Audit.listAuditEntries`, () => ({ entries: [entry], total: 1 }));
    const token = await suite.tokenOf('admin');
    const { body } = await suite.call(`/audit?service=${service}&targetId=p1&page=2&limit=10`, { token });
    expect(body).toMatchObject({
      data: [{ _id: 'e1', action: 'Suspend', before: null, after: { suspended: true } }],
    });
    expect(suite.fakes.calls.at(-1)?.request).toEqual({
      targetKind: '',
      targetId: 'p1',
      actor: '',
      page: { page: 2, limit: 10 },
    });
  },
);

it('a call of staff contains the network of the browser, and a call of a student does not', async () => {
  const networkOfCall = async (role: 'admin' | 'student') => {
    await suite.call(`/user/${personIdOf(role)}`, { token: await suite.tokenOf(role) });
    return suite.fakes.calls.find(({ call }) => call === 'identity.getPerson')?.caller?.claims['network'];
  };
  expect(await networkOfCall('admin')).toMatch(/^[\da-f.:/]+$/);
  suite.fakes.reset();
  expect(await networkOfCall('student')).toBeUndefined();
});
