import { createHash, randomBytes } from 'node:crypto';
import { siteUrl, startSocialSandbox } from './system/social-sandbox.ts';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
let sandbox: Awaited<ReturnType<typeof startSocialSandbox>>;
beforeAll(async () => {
  sandbox = await startSocialSandbox();
  system = await startTestSystem({ ...sandbox.env, SOCIAL_TIMEOUT: '700ms' });
}, 60_000);
afterAll(async () => {
  await system.stop();
  await sandbox.stop();
}, 30_000);
afterEach(() => sandbox.clearFaults());

let people = 0;
const newPerson = () => ({ name: 'Nadia Rahman', email: `nadia-code${(people += 1)}@example.com` });
const redirectUri = `${siteUrl}/login/google`;
const codeVerifier = randomBytes(32).toString('base64url');
const nonce = 'nonce-of-this-browser';

/** Consents at Google and returns the login request of the page. */
const consent = async (query: object = {}, person: object = {}) => ({
  code: await sandbox.googleCode(
    {
      client_id: 'sargam.apps.googleusercontent.com',
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: 's',
      nonce,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...query,
    },
    { person: 'other', verified: '1', ...newPerson(), ...person },
  ),
  codeVerifier,
  redirectUri,
  nonce,
  language: 'bn',
  referralCode: '',
  client: { device: 'Chrome', ipAddress: '203.0.113.9', browserToken: '' },
});
const logIn = (request: Awaited<ReturnType<typeof consent>>) =>
  system.visitor.social.logInWithGoogleCode(request);

const failed = { kind: 'unauthenticated', code: 'social-login-failed' };
const unavailable = { kind: 'unavailable', code: 'social-unavailable' };

it('a code logs in, creates one account and works once', async () => {
  const who = newPerson();
  const request = await consent({}, who);
  const { person } = await logIn(request);
  expect(person).toMatchObject({ ...who, emailVerified: true, language: 'bn' });
  await expect(logIn(request)).rejects.toMatchObject(failed);
  expect((await logIn(await consent({}, who))).person?.id).toBe(person?.id);
});

it.each([
  ['the verifier of another browser', { codeVerifier: randomBytes(32).toString('base64url') }],
  ['no verifier', { codeVerifier: '' }],
  ['another redirect URI', { redirectUri: `${siteUrl}/elsewhere` }],
  ['the nonce of another browser', { nonce: 'another-browser' }],
  ['no nonce', { nonce: '' }],
  ['an invented code', { code: 'made up' }],
])('a code with %s is refused', async (_, change) => {
  await expect(logIn({ ...(await consent()), ...change })).rejects.toMatchObject(failed);
});

it('a code of an authorization request without a nonce or with another one is refused', async () => {
  await expect(logIn(await consent({ nonce: '' }))).rejects.toMatchObject(failed);
  await expect(logIn(await consent({ nonce: 'attacker' }))).rejects.toMatchObject(failed);
});

it.each(['wrong-audience', 'other-issuer', 'bad-signature', 'wrong-nonce', 'email-unverified'])(
  'a code whose token is %s is refused',
  async (trouble) => {
    await expect(logIn(await consent({}, { trouble }))).rejects.toMatchObject(failed);
  },
);

it.each(['timeout', '500', 'garbage', 'reset'])(
  'login is unavailable while the token endpoint fails (%s), and works again afterwards',
  async (mode) => {
    await sandbox.injectFault('token', mode);
    await expect(logIn(await consent())).rejects.toMatchObject(unavailable);
    await sandbox.clearFaults();
    await logIn(await consent());
  },
);

it('the log contains neither codes nor verifiers nor the client secret', async () => {
  const request = { ...(await consent()), nonce: 'another-browser' };
  await expect(logIn(request)).rejects.toMatchObject(failed);
  const log = system.lines.join('\n');
  expect(log).toContain('nonce does not match');
  for (const secret of [request.code, codeVerifier, 'google-secret']) expect(log).not.toContain(secret);
});

it('a wrong client secret is a failure of the site, not of the person', async () => {
  const other = await startTestSystem({ ...sandbox.env, GOOGLE_CLIENT_SECRET: 'wrong' });
  try {
    await expect(other.visitor.social.logInWithGoogleCode(await consent())).rejects.toMatchObject(
      unavailable,
    );
  } finally {
    await other.stop();
  }
}, 60_000);
