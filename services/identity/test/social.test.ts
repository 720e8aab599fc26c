import { Role } from '@sargam/proto/identity/v1/identity';
import { Provider } from '@sargam/proto/identity/v1/social';
import { startSocialSandbox } from './system/social-sandbox.ts';
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
const newPerson = () => ({ name: 'Nadia Rahman', email: `nadia${(people += 1)}@example.com` });
const client = { device: 'Chrome', ipAddress: '203.0.113.9', browserToken: '' };
const commonFields = { language: 'bn', referralCode: '', client };

const nonce = 'nonce-of-this-browser';
const google = (idToken: string, change: { nonce?: string; referralCode?: string } = {}) =>
  system.visitor.social.logInWithGoogle({ idToken, nonce, ...commonFields, ...change });
type Person = Readonly<Record<string, unknown>>;
const loginWithGoogle = async (person: Person, change = {}) =>
  google(await sandbox.idToken({ nonce, ...person }), change);
const loginWithFacebook = async (person: Person, change: object = {}) =>
  system.visitor.social.logInWithFacebook({
    ...(await sandbox.facebookToken(person)),
    ...commonFields,
    ...change,
  });

const failed = { kind: 'unauthenticated', code: 'social-login-failed' };
const unavailable = { kind: 'unavailable', code: 'social-unavailable' };

// These tests run first, before the service caches the provider's keys.
describe.each(['discovery', 'jwks', 'debug-token', 'me'])('while %s fails', (call) => {
  it.each(['timeout', '500', 'garbage', 'reset'])(
    '(%s) login is unavailable, and works again afterwards',
    async (mode) => {
      const logIn = call === 'discovery' || call === 'jwks' ? loginWithGoogle : loginWithFacebook;
      await sandbox.injectFault(call, mode);
      await expect(logIn(newPerson())).rejects.toMatchObject(unavailable);
      if (mode === 'reset' && call !== 'discovery') await logIn(newPerson());
    },
  );
});

describe('Facebook', () => {
  it('creates a student account with an unverified address', async () => {
    const who = newPerson();
    const { person } = await loginWithFacebook(who);
    expect(person).toMatchObject({ ...who, role: Role.ROLE_STUDENT, emailVerified: false });
    const id = person?.id ?? '';
    await system.service.eventually(() =>
      expect(system.published(id, 'verificationRequested')).toHaveLength(1),
    );
    expect((await loginWithFacebook(who)).person?.id).toBe(id);
  });

  it('never links an account by address', async () => {
    const who = newPerson();
    const { id } = await system.createPerson(who);
    await system.admin.identity.markEmailVerified({ personId: id });
    await expect(loginWithFacebook(who)).rejects.toMatchObject({ kind: 'conflict', code: 'email-taken' });
  });

  it('makes no account without an address', async () => {
    const refusal = { kind: 'precondition', code: 'social-email-missing' };
    await expect(loginWithFacebook({ person: 'mitu' })).rejects.toMatchObject(refusal);
    await expect(loginWithFacebook({ ...newPerson(), share_email: false })).rejects.toMatchObject(refusal);
  });

  it.each(['other-app', 'other-app-refused', 'invalid', 'expired', 'other-user'])(
    'rejects a token that is %s',
    async (trouble) => {
      await expect(loginWithFacebook({ ...newPerson(), trouble })).rejects.toMatchObject(failed);
    },
  );

  it('rejects another person’s id and an invalid token', async () => {
    await expect(loginWithFacebook(newPerson(), { userId: '100' })).rejects.toMatchObject(failed);
    await expect(loginWithFacebook(newPerson(), { userId: '' })).rejects.toMatchObject(failed);
    await expect(loginWithFacebook(newPerson(), { accessToken: 'nonsense&x=1' })).rejects.toMatchObject(
      failed,
    );
  });
});

it('lists created accounts for admins, the newest first', async () => {
  const [one, two] = [await loginWithGoogle(newPerson()), await loginWithFacebook(newPerson())];
  const { signUps, total } = await system.admin.social.listSocialSignUps({ page: { page: 1, limit: 2 } });
  expect(signUps).toMatchObject([
    { personId: two.person?.id, provider: Provider.PROVIDER_FACEBOOK, email: two.person?.email },
    { personId: one.person?.id, provider: Provider.PROVIDER_GOOGLE },
  ]);
  expect(total).toBeGreaterThan(2);
  await expect(system.as('s').social.listSocialSignUps({})).rejects.toMatchObject({ kind: 'forbidden' });
});

it('counts logins by provider and outcome, and logs no token', async () => {
  const token = await sandbox.idToken({ ...newPerson(), trouble: 'expired' });
  await expect(google(token)).rejects.toMatchObject(failed);
  const { accessToken, userId } = await sandbox.facebookToken({ ...newPerson(), trouble: 'invalid' });
  await expect(loginWithFacebook(newPerson(), { accessToken, userId })).rejects.toMatchObject(failed);
  const metrics = await (await fetch(`${system.service.opsUrl}/metrics`)).text();
  expect(metrics).toMatch(/logins_total\{[^}]*provider="google",outcome="rejected"[^}]*\} [1-9]/);
  expect(metrics).toMatch(/logins_total\{[^}]*provider="facebook",outcome="unavailable"[^}]*\} [1-9]/);
  const log = system.lines.join('\n');
  expect(log).toContain('ERR_JWT_EXPIRED');
  for (const secret of [token, token.split('.')[1] ?? '', accessToken, 'facebook-secret']) {
    expect(log).not.toContain(secret);
  }
});
