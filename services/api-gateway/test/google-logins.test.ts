import { createHash } from 'node:crypto';
import { domainError } from '@sargam/chassis/errors';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ SITE_URL: 'https://site.test' });
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
  person: { id: 'person-1', role: 'ROLE_STUDENT', name: 'Mitu', createdAt: inAnHour() },
});

/** Starts an attempt and returns its public values and the browser's cookie. */
const start = async (cookie = '') => {
  const answer = await gateway.call('/user/googlelogin/start', { method: 'POST', headers: { cookie } });
  const [setCookie = ''] = answer.headers.getSetCookie();
  return {
    nonce: String(answer.body['nonce']),
    codeChallenge: String(answer.body['codeChallenge']),
    setCookie,
    cookie: setCookie.split(';')[0] ?? '',
  };
};
const requestOf = (call: string) => gateway.fakes.calls.find((one) => one.call === call)?.request;

const redirectUri = 'https://site.test/login/google';
const logIn = (cookie: string, json: object = { code: 'c-1', redirectUri, refercode: 'R1' }) => {
  gateway.fakes.answer('socialLogins.logInWithGoogleCode', session);
  gateway.fakes.answer('socialLogins.logInWithGoogle', session);
  const path = 'code' in json ? '/user/googlelogin/code' : '/user/googlelogin';
  return gateway.call(path, { json, headers: { cookie, 'accept-language': 'bn' } });
};

it('an attempt is bound to the browser by a cookie that no script and no other path gets', async () => {
  const { setCookie, nonce, codeChallenge, cookie } = await start();
  expect(setCookie).toMatch(
    /^__Secure-sargam_google=[\w-]{43}; Max-Age=600; Path=\/api\/v1\/user\/googlelogin; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect(cookie).not.toContain(nonce);
  expect(cookie).not.toContain(codeChallenge);
  expect((await start()).nonce).not.toBe(nonce);
  expect(await start(cookie)).toMatchObject({ nonce, codeChallenge, cookie });
});

it('a code is sent to identity with the verifier of the challenge and the nonce of this browser', async () => {
  const { cookie, nonce, codeChallenge } = await start();
  const { status, body, headers } = await logIn(cookie);
  expect([status, body['v_token']]).toEqual([200, 'access']);
  const request = requestOf('socialLogins.logInWithGoogleCode');
  expect(request).toMatchObject({ code: 'c-1', redirectUri, nonce, referralCode: 'R1', language: 'bn' });
  const verifier = String(request?.['codeVerifier']);
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(codeChallenge);
  expect(headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^__Secure-sargam_google=; Max-Age=0; /),
  );
});

it('an ID token is sent to identity with the nonce of this browser, whatever nonce the request contains', async () => {
  const { cookie, nonce } = await start();
  expect((await logIn(cookie, { tokenId: 'jwt', nonce: 'attacker' })).status).toBe(200);
  expect(requestOf('socialLogins.logInWithGoogle')).toMatchObject({ idToken: 'jwt', nonce });
});

it.each([
  ['without an attempt', ''],
  ['with a cookie of another kind', '__Secure-sargam_google=short'],
  ['with a cookie without the prefix', `sargam_google=${'a'.repeat(43)}`],
])('a browser %s sends no nonce, which identity refuses', async (_, cookie) => {
  await logIn(cookie);
  await logIn(cookie, { tokenId: 'jwt' });
  expect(requestOf('socialLogins.logInWithGoogleCode')).toMatchObject({ nonce: '', codeVerifier: '' });
  expect(requestOf('socialLogins.logInWithGoogle')).toMatchObject({ nonce: '' });
});

it('the attempt lasts after a refused login, so that another tab can finish', async () => {
  const { cookie } = await start();
  gateway.fakes.answer('socialLogins.logInWithGoogle', () => {
    throw domainError.unauthenticated('social-login-failed', 'The log-in did not work. Please try again.');
  });
  const json = { tokenId: 'jwt' };
  const { status, headers } = await gateway.call('/user/googlelogin', { json, headers: { cookie } });
  expect([status, headers.getSetCookie()]).toEqual([401, []]);
});
