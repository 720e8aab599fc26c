import { domainError } from '@sargam/chassis/errors';
import { Provider } from '@sargam/proto/identity/v1/social';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const me = personIdOf('student');
const linkedAt = new Date('2026-11-20T04:00:00Z');

it('the linked accounts are listed by the name of the provider, for their owner only', async () => {
  gateway.fakes.answer('socialLogins.listLinkedAccounts', () => ({
    accounts: [{ provider: Provider.PROVIDER_FACEBOOK, linkedAt }],
  }));
  const { status, body } = await gateway.call(`/user/linked-accounts/${me}`, {
    token: await gateway.tokenOf('student'),
  });
  expect([status, body]).toEqual([
    200,
    { data: [{ provider: 'facebook', linkedAt: linkedAt.toISOString() }] },
  ]);
  const admin = await gateway.call(`/user/linked-accounts/${me}`, { token: await gateway.tokenOf('admin') });
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
    gateway.fakes.answer(call, () => ({ sessionIds: [sid] }));
    const token = await gateway.tokenOf('student');
    await gateway.call(path, { json: { ...json, currentPassword: 'kokil-da-1' }, token });
    const { status, body } = await gateway.call(path, { json, token });
    expect([status, body]).toEqual([200, { success: true }]);
    const requests = gateway.fakes.calls.filter(({ call: name }) => name === call);
    expect(requests).toMatchObject([
      { request: { ...request, currentPassword: 'kokil-da-1' }, caller: { subject: me } },
      { request: { ...request, currentPassword: '' } },
    ]);
    const ended = await gateway.sign({ sub: me, role: 'student', sid, verified: true });
    expect((await gateway.call(`/user/${me}`, { token: ended })).body['code']).toBe('session-ended');
  });

  it.each([
    [403, 'reauthentication-required', () => domainError.forbidden('reauthentication-required', 'Log in.')],
    [409, 'last-login-method', () => domainError.conflict('last-login-method', 'The only way.')],
  ])('answers %s %s', async (status, code, error) => {
    gateway.fakes.answer(call, () => {
      throw error();
    });
    const answer = await gateway.call(path, { json, token: await gateway.tokenOf('student') });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });
});

it('another provider is refused', async () => {
  const json = { provider: 'myspace' };
  const { status } = await gateway.call('/user/linked-accounts/remove', {
    json,
    token: await gateway.tokenOf('student'),
  });
  expect(status).toBe(400);
});
