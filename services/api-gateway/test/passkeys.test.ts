import { DomainError } from '@sargam/chassis/errors';
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
const options = { challenge: 'abc', rpId: 'site.test', extensions: { credProps: true } };
const credential = { id: 'k', rawId: 'k', type: 'public-key', response: { clientDataJSON: 'e30' } };
const requestOf = (call: string) => gateway.fakes.calls.find((each) => each.call === call);

it('a login that needs a second factor names the methods that the person has', async () => {
  gateway.fakes.answer('identity.logIn', () => {
    throw new DomainError('unauthenticated', 'second-factor-required', 'x', {
      detail: { token: 'challenge-1', methods: 'passkey code' },
    });
  });
  const { body } = await gateway.call('/user/login/', { json: { email: 'a@b.test', password: 'secret' } });
  expect([body['token'], body['methods']]).toEqual(['challenge-1', ['passkey', 'code']]);
});

it('the passkey finishes the login like a password: options, then token and cookies', async () => {
  gateway.fakes.answer('passkeys.startPasskeyLogIn', () => ({ json: JSON.stringify(options) }));
  gateway.fakes.answer('passkeys.finishPasskeyLogIn', session);
  const started = await gateway.call('/user/login/passkey/options', { json: { token: 'challenge-1' } });
  expect(started.body).toEqual({ options });
  const { status, body, headers } = await gateway.call('/user/login/passkey', {
    json: { token: 'challenge-1', credential },
    headers: { 'user-agent': 'Firefox', cookie: 'sargam_browser=known-1' },
  });
  expect([status, body['v_token'], body['type']]).toEqual([200, 'access', 1]);
  expect(headers.getSetCookie().join()).toContain('sargam_refresh=refresh-1');
  expect(requestOf('passkeys.finishPasskeyLogIn')?.request).toMatchObject({
    token: 'challenge-1',
    responseJson: JSON.stringify(credential),
    client: { device: 'Firefox', browserToken: 'known-1' },
  });
});

it('a passkey is added by the caller, or before the first login by the token of the login', async () => {
  gateway.fakes.answer('passkeys.startPasskey', () => ({ json: JSON.stringify(options) }));
  gateway.fakes.answer('passkeys.addPasskey', () => ({ id: 'k1', name: 'Laptop', createdAt: new Date(0) }));
  const token = await gateway.sign({
    sub: personIdOf('admin'),
    role: 'admin',
    sid: 's',
    verified: true,
    auth_time: Math.floor(Date.now() / 1000),
  });
  for (const caller of [{ token }, {}]) {
    const setUp = 'token' in caller ? {} : { token: 'setup-1' };
    const started = await gateway.call('/user/passkeys/options', { json: setUp, ...caller });
    expect(started.body).toEqual({ options });
    const { status, body } = await gateway.call('/user/passkeys', {
      json: { ...setUp, name: 'Laptop', credential },
      ...caller,
    });
    const createdAt = '1970-01-01T00:00:00.000Z';
    expect([status, body]).toEqual([200, { id: 'k1', name: 'Laptop', createdAt, usedAt: null }]);
  }
  const added = gateway.fakes.calls.filter(({ call }) => call === 'passkeys.addPasskey');
  expect(added.map(({ request, caller }) => [request['setupToken'], caller?.subject])).toEqual([
    ['', personIdOf('admin')],
    ['setup-1', undefined],
  ]);
});

it('a passkey gives an access token of the same session', async () => {
  gateway.fakes.answer('passkeys.startPasskeyStepUp', () => ({ json: JSON.stringify(options) }));
  gateway.fakes.answer('passkeys.stepUpWithPasskey', () => ({ accessToken: 'fresh' }));
  const token = await gateway.sign({ sub: personIdOf('admin'), role: 'admin', sid: 's', verified: true });
  const started = await gateway.call('/user/step-up/passkey/options', { method: 'POST', token });
  expect(started.body).toEqual({ options });
  const { body } = await gateway.call('/user/step-up/passkey', { json: { credential }, token });
  expect(body).toEqual({ v_token: 'fresh' });
  expect(requestOf('passkeys.stepUpWithPasskey')).toMatchObject({
    request: { responseJson: JSON.stringify(credential) },
    caller: { subject: personIdOf('admin'), session: 's' },
  });
});

it.each([undefined, 'text', []])('a credential that is no object is refused: %j', async (wrong) => {
  const { status } = await gateway.call('/user/login/passkey', { json: { token: 'c', credential: wrong } });
  expect(status).toBe(400);
  expect(gateway.fakes.calls).toEqual([]);
});
