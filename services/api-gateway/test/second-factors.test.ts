import { DomainError, domainError } from '@sargam/chassis/errors';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const inAnHour = () => new Date(Date.now() + 3_600_000);
const session = () => ({
  sessionId: 'session-1',
  accessToken: 'access',
  accessExpiresAt: inAnHour(),
  refreshToken: 'refresh-1',
  refreshExpiresAt: inAnHour(),
  browserToken: 'browser-1',
  person: { id: 'person-1', role: 'ROLE_ADMIN', emailVerified: true, name: 'Rafi', createdAt: inAnHour() },
});

it.each(['second-factor-required', 'second-factor-setup-required'])(
  'a login answered with %s returns the token that continues it, and no cookie',
  async (code) => {
    gateway.fakes.answer('identity.logIn', () => {
      throw new DomainError('unauthenticated', code, 'More is needed.', { detail: { token: 'challenge-1' } });
    });
    const { status, body, headers } = await gateway.call('/user/login/', {
      json: { email: 'a@b.test', password: 'secret' },
    });
    expect([status, body['code'], body['token']]).toEqual([401, code, 'challenge-1']);
    expect(headers.getSetCookie()).toEqual([]);
  },
);

it('other refusals of a login have no token', async () => {
  gateway.fakes.answer('identity.logIn', () => {
    throw domainError.unauthenticated('login-failed', 'x');
  });
  const { body } = await gateway.call('/user/login/', { json: { email: 'a@b.test', password: 'secret' } });
  expect(body).not.toHaveProperty('token');
});

it('the code finishes the login like a password: token, cookies, and the browser of the session', async () => {
  gateway.fakes.answer('secondFactors.finishLogIn', session);
  const { status, body, headers } = await gateway.call('/user/second-factor', {
    json: { token: 'challenge-1', code: ' 123 456 ' },
    headers: { 'user-agent': 'Firefox', cookie: 'sargam_browser=known-1' },
  });
  expect([status, body['v_token'], body['type']]).toEqual([200, 'access', 1]);
  expect(headers.getSetCookie().join()).toMatch(
    /sargam_refresh=refresh-1.*sargam_browser=browser-1|sargam_browser=browser-1.*sargam_refresh=refresh-1/,
  );
  expect(gateway.fakes.calls.find(({ call }) => call === 'secondFactors.finishLogIn')?.request).toMatchObject(
    {
      token: 'challenge-1',
      code: '123 456',
      client: { device: 'Firefox', browserToken: 'known-1' },
    },
  );
});

it('a set-up before the first login needs no token of a session, only the token of the login', async () => {
  gateway.fakes.answer('secondFactors.startTotp', () => ({ secret: 'ABC', uri: 'otpauth://totp/x' }));
  gateway.fakes.answer('secondFactors.confirmTotp', () => ({ codes: ['AAAA-BBBB'] }));
  const started = await gateway.call('/user/second-factor/totp', { json: { token: 'setup-1' } });
  expect(started.body).toEqual({ secret: 'ABC', uri: 'otpauth://totp/x' });
  const confirmed = await gateway.call('/user/second-factor/totp/confirm', {
    json: { token: 'setup-1', code: '123456' },
  });
  expect(confirmed.body).toEqual({ codes: ['AAAA-BBBB'] });
  expect(gateway.fakes.calls.map(({ request, caller }) => [request['setupToken'], caller])).toEqual([
    ['setup-1', undefined],
    ['setup-1', undefined],
  ]);
});

it('shows the second factor of the caller', async () => {
  gateway.fakes.answer('secondFactors.getSecondFactor', () => ({
    required: true,
    unusedRecoveryCodes: 0,
    passkeys: [{ id: 'k1', name: 'Laptop', createdAt: new Date('2026-11-20T04:00:00Z') }],
  }));
  const { body } = await gateway.call('/user/second-factor', { token: await gateway.tokenOf('admin') });
  expect(body).toEqual({
    since: null,
    recoveryCodes: 0,
    required: true,
    passkeys: [{ id: 'k1', name: 'Laptop', createdAt: '2026-11-20T04:00:00.000Z', usedAt: null }],
  });
});

it('a reset ends the access tokens of the person at once', async () => {
  // The suites share one Redis.
  const sid = `reset-${Date.now().toString(36)}`;
  gateway.fakes.answer('secondFactors.resetSecondFactor', () => ({ sessionIds: [sid] }));
  const token = await gateway.sign({ sub: 'person-content', role: 'content', sid, verified: true });
  expect((await gateway.call('/user/second-factor', { token })).status).toBe(200);
  await gateway.call('/user/second-factor/reset/person-content', {
    method: 'POST',
    token: await gateway.tokenOf('admin'),
  });
  expect(gateway.fakes.calls.at(-1)).toMatchObject({
    request: { personId: 'person-content' },
    caller: { subject: personIdOf('admin') },
  });
  expect((await gateway.call('/user/second-factor', { token })).status).toBe(401);
});
