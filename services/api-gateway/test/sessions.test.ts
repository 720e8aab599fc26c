import { domainError } from '@sargam/chassis/errors';
import { exportJWK, generateKeyPair } from 'jose';
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
  refreshToken: 'refresh-2',
  refreshExpiresAt: inAnHour(),
  person: { id: 'person-1', role: 'ROLE_STUDENT', emailVerified: true, name: 'Mitu', createdAt: inAnHour() },
});
const cookiesOf = (headers: Headers) => headers.getSetCookie().join('\n');

describe('an access token', () => {
  const ask = (token: string) => gateway.call(`/user/${personIdOf('student')}`, { token });

  it('that has expired returns token-expired, on public calls too', async () => {
    const stale = await gateway.tokenOf('student', { seconds: -1 });
    for (const path of [`/user/${personIdOf('student')}`, '/course/']) {
      const { status, body } = await gateway.call(path, { token: stale });
      expect([status, body['code']]).toEqual([401, 'token-expired']);
    }
  });

  it('that has expired does not prevent a login', async () => {
    gateway.fakes.answer('identity.logIn', session);
    const token = await gateway.tokenOf('student', { seconds: -1 });
    const { status } = await gateway.call('/user/login/', {
      token,
      json: { email: 'a@b.test', password: 'secret' },
    });
    expect(status).toBe(200);
  });

  it('is rejected if malformed, changed, signed with another key, of another issuer or meant for another receiver', async () => {
    const good = await gateway.tokenOf('student');
    const { privateKey } = await generateKeyPair('EdDSA');
    const [header, , signature] = good.split('.');
    const forged = Buffer.from(
      JSON.stringify({ sub: 'x', role: 'admin', sid: 's', verified: true, exp: 9e9 }),
    );
    const tampered = `${header}.${forged.toString('base64url')}.${signature}`;
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged.toString('base64url')}.`;
    const another = await gateway.tokenOf('admin', { key: privateKey });
    const elsewhere = await gateway.tokenOf('admin', { audience: 'another-api' });
    const foreign = await gateway.tokenOf('admin', { issuer: 'another-issuer' });
    for (const token of ['nonsense', tampered, none, another, elsewhere, foreign, 'x'.repeat(10_000)]) {
      const { status, body } = await ask(token);
      expect([status, body['code']]).toEqual([401, 'token-invalid']);
    }
  });

  it('with a new signing key is accepted after fetching the keys again', async () => {
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
    const second = { ...(await exportJWK(publicKey)), kid: 'second', alg: 'EdDSA', use: 'sig' };
    await ask(await gateway.tokenOf('student'));
    gateway.fakes.answer('identity.getKeySet', () => ({
      jwksJson: JSON.stringify({ keys: [...gateway.keys, second] }),
    }));
    const { status } = await ask(await gateway.tokenOf('student', { kid: 'second', key: privateKey }));
    expect(status).toBe(200);
  });

  it('defines the caller that services receive', async () => {
    await ask(await gateway.tokenOf('student'));
    const personCall = gateway.fakes.calls.find(({ call }) => call === 'identity.getPerson');
    expect(personCall?.caller).toMatchObject({
      subject: 'person-student',
      roles: ['student'],
      session: gateway.sessionOf('student'),
      claims: { verified: 'true' },
    });
  });
});

describe('a login', () => {
  it('returns the access token and sets the refresh token in a strict cookie with its own path', async () => {
    gateway.fakes.answer('identity.logIn', session);
    gateway.fakes.answer('commerce.getWallet', () => ({ balancePoisha: 12_345n }));
    const { body, headers } = await gateway.call('/user/login/', {
      json: { email: 'a@b.test', password: 'secret' },
    });
    expect(body).toMatchObject({ v_token: 'access', type: 4, user: { _id: 'person-1', balance: 123.45 } });
    const cookies = cookiesOf(headers);
    expect(cookies).toMatch(/sargam_refresh=refresh-2; .*Path=\/api\/v1\/user\/session/);
    expect(cookies).toMatch(/sargam_viewer=[\w-]{22}; /);
    expect(cookies.match(/HttpOnly; .*SameSite=Strict|SameSite=Strict.*HttpOnly/g)).toHaveLength(2);
    const wallet = gateway.fakes.calls.find(({ call }) => call === 'commerce.getWallet');
    expect(wallet?.caller?.subject).toBe('person-1');
  });

  it('reaches identity from a known browser after eleven wrong passwords from other networks', async () => {
    const failed = 'Login Failed!! Please try with correct Credentials.';
    gateway.fakes.answer('identity.logIn', (request) => {
      if (request['password'] !== 'secret') throw domainError.unauthenticated('login-failed', failed);
      return session();
    });
    const email = `owner${Date.now()}@b.test`;
    for (let time = 0; time < 11; time += 1)
      expect((await gateway.call('/user/login/', { json: { email, password: 'wrong' } })).status).toBe(401);
    const headers = { cookie: 'sargam_browser=known-1' };
    expect(
      (await gateway.call('/user/login/', { json: { email, password: 'secret' }, headers })).status,
    ).toBe(200);
  });

  it('succeeds without the wallet if commerce is slow', async () => {
    gateway.fakes.answer('identity.logIn', session);
    gateway.fakes.answer('commerce.getWallet', () => new Promise(() => undefined));
    const { status, body } = await gateway.call('/user/login/', {
      json: { email: 'a@b.test', password: 'secret' },
    });
    expect(status).toBe(200);
    expect(body['user']).not.toHaveProperty('balance');
  });

  it('has the documented messages for missing fields and wrong credentials', async () => {
    const { status, body } = await gateway.call('/user/login/', { json: { email: 'nobody' } });
    expect({ status, message: body['message'], errors: body['errors'] }).toEqual({
      status: 400,
      message: 'Email or password is missing!',
      errors: [
        { field: 'email', message: '*Invalid email' },
        { field: 'password', message: '*Password required' },
      ],
    });
    const words = 'Login Failed!! Please try with correct Credentials.';
    gateway.fakes.answer('identity.logIn', () => {
      throw domainError.unauthenticated('wrong-credentials', words);
    });
    const refused = await gateway.call('/user/login/', { json: { email: 'a@b.test', password: 'wrong' } });
    expect([refused.status, refused.body['message'], refused.body['code']]).toEqual([
      401,
      words,
      'wrong-credentials',
    ]);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
  });
});
