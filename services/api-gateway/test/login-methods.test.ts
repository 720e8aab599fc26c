import { domainError } from '@sargam/chassis/errors';
import { Provider } from '@sargam/proto/identity/v1/social';
import { personIdOf, type Suite, startSuite } from './gateway-suite.ts';

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite();
});
afterEach(() => suite.fakes.reset());
afterAll(() => suite.stop());

const me = personIdOf('student');
const linkedAt = new Date('2026-11-20T04:00:00Z');

it('the linked accounts are listed by the name of the provider, for their owner only', async () => {
  suite.fakes.answer('socialLogins.listLinkedAccounts', () => ({
    accounts: [{ provider: Provider.PROVIDER_FACEBOOK, linkedAt }],
  }));
  const { status, body } = await suite.call(`/user/linked-accounts/${me}`, {
    token: await suite.tokenOf('student'),
  });
  expect([status, body]).toEqual([
    200,
    { data: [{ provider: 'facebook', linkedAt: linkedAt.toISOString() }] },
  ]);
  const admin = await suite.call(`/user/linked-accounts/${me}`, { token: await suite.tokenOf('admin') });
  expect(admin.status).toBe(403);
});

describe.each([
  [
    '/user/linked-accounts/remove',
    'socialLogins.unlinkAccount',
    { provider: 'google' },
    { provider: Provider.PROVIDER_GOOGLE },
  ],
  ['/user/password/remove', 'passwords.removePassword', {}, {}],
])('%s', (path, call, json, request) => {
  it('passes the current password on, as empty if it is missing, and refuses the ended sessions', async () => {
    const sid = `removed-${call}-${Date.now().toString(36)}`;
    suite.fakes.answer(call, () => ({ sessionIds: [sid] }));
    const token = await suite.tokenOf('student');
    await suite.call(path, { json: { ...json, currentPassword: 'kokil-da-1' }, token });
    const { status, body } = await suite.call(path, { json, token });
    expect([status, body]).toEqual([200, { success: true }]);
    const requests = suite.fakes.calls.filter(({ call: name }) => name === call);
    expect(requests).toMatchObject([
      { request: { ...request, currentPassword: 'kokil-da-1' }, caller: { subject: me } },
      { request: { ...request, currentPassword: '' } },
    ]);
    const ended = await suite.sign({ sub: me, role: 'student', sid, verified: true });
    expect((await suite.call(`/user/${me}`, { token: ended })).body['code']).toBe('session-ended');
  });

  it.each([
    [403, 'reauthentication-required', () => domainError.forbidden('reauthentication-required', 'Log in.')],
    [409, 'last-login-method', () => domainError.conflict('last-login-method', 'The only way.')],
  ])('answers %s %s', async (status, code, error) => {
    suite.fakes.answer(call, () => {
      throw error();
    });
    const answer = await suite.call(path, { json, token: await suite.tokenOf('student') });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });
});

it('another provider is refused', async () => {
  const json = { provider: 'myspace' };
  const { status } = await suite.call('/user/linked-accounts/remove', {
    json,
    token: await suite.tokenOf('student'),
  });
  expect(status).toBe(400);
});
