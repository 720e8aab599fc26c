import { Role } from '@sargam/proto/identity/v1/identity';
import { Provider } from '@sargam/proto/identity/v1/social';
import { startSocialSandbox } from './world/social-sandbox.ts';
import { startWorld, type World } from './world/world.ts';

let world: World;
let sandbox: Awaited<ReturnType<typeof startSocialSandbox>>;
beforeAll(async () => {
  sandbox = await startSocialSandbox();
  world = await startWorld({ ...sandbox.env, SOCIAL_TIMEOUT: '700ms' });
}, 60_000);
afterAll(async () => {
  await world.stop();
  await sandbox.stop();
}, 30_000);
afterEach(() => sandbox.mend());

let comers = 0;
const somebody = () => ({ name: 'Nadia Rahman', email: `nadia${(comers += 1)}@example.com` });
const client = { device: 'Chrome', ipAddress: '203.0.113.9', browserToken: '' };

const google = (idToken: string, change: { nonce?: string; referralCode?: string } = {}) =>
  world.visitor.social.logInWithGoogle({
    ...{ idToken, nonce: '', language: 'bn', referralCode: '', client },
    ...change,
  });
type Person = Readonly<Record<string, unknown>>;
const asGoogle = async (who: Person, change = {}) => google(await sandbox.idToken(who), change);
const asFacebook = async (who: Person, change: object = {}) =>
  world.visitor.social.logInWithFacebook({
    ...{ ...(await sandbox.facebookToken(who)), language: 'bn', referralCode: '', client },
    ...change,
  });

const failed = { kind: 'unauthenticated', code: 'social-login-failed' };
const unavailable = { kind: 'unavailable', code: 'social-unavailable' };

// First of all, while nothing is known of the provider yet: later its keys are kept.
describe.each(['discovery', 'jwks', 'debug-token', 'me'])('while %s is in trouble', (call) => {
  it.each(['timeout', '500', 'garbage', 'reset'])(
    '(%s) nobody gets in, and everybody does after it',
    async (mode) => {
      const come = call === 'discovery' || call === 'jwks' ? asGoogle : asFacebook;
      await sandbox.spoil(call, mode);
      await expect(come(somebody())).rejects.toMatchObject(unavailable);
      if (mode === 'reset' && call !== 'discovery') await come(somebody());
    },
  );
});

describe('Google', () => {
  it('makes a student’s account with a proved address, once, and lets them in again', async () => {
    const friend = await world.aPerson();
    const { referralCode } = await world.as(friend.id).identity.getPerson({ personId: friend.id });
    const who = somebody();
    const first = await asGoogle(who, { referralCode });
    expect(first.person).toMatchObject({
      ...who,
      role: Role.ROLE_STUDENT,
      emailVerified: true,
      language: 'bn',
    });
    expect(first.refreshToken).toBeTruthy();
    const again = await asGoogle(who);
    const id = first.person?.id ?? '';
    expect(again.person?.id).toBe(id);
    await world.it.eventually(() => {
      expect(world.told(id, 'signedUp')).toMatchObject([{ referredBy: friend.id }]);
      expect(world.told(id, 'emailVerified')).toMatchObject([{ referredBy: friend.id }]);
    });
    await expect(world.logIn(who.email, '')).rejects.toMatchObject({ code: 'login-failed' });
  });

  it('makes one account of many first log-ins at once', async () => {
    const token = await sandbox.idToken(somebody());
    const sessions = await Promise.all(Array.from({ length: 6 }, () => google(token)));
    expect(new Set(sessions.map(({ person }) => person?.id)).size).toBe(1);
    expect(new Set(sessions.map(({ sessionId }) => sessionId)).size).toBe(6);
  });

  it('makes one account where a sign-up and a first log-in meet', async () => {
    const who = somebody();
    const [signedUp, came] = await Promise.allSettled([
      world.visitor.identity.signUp(world.aForm(who)),
      asGoogle(who),
    ]);
    const refusals = [signedUp, came].filter(({ status }) => status === 'rejected');
    expect(refusals).toMatchObject([{ reason: { code: 'email-taken' } }]);
  });

  it('knows a person by their id there, whatever address they have now', async () => {
    const who = { ...somebody(), sub: '117' };
    const first = await asGoogle(who);
    const moved = await asGoogle({ ...who, email: 'elsewhere@example.com' });
    expect(moved.person).toMatchObject({ id: first.person?.id, email: who.email });
  });

  it('is linked to an account of the same address where that has proved it too, and not before', async () => {
    const who = somebody();
    const { id, logIn } = await world.aPerson(who);
    await expect(asGoogle(who)).rejects.toMatchObject({ kind: 'conflict', code: 'email-taken' });
    await world.admin.identity.markEmailVerified({ personId: id });
    expect((await asGoogle({ ...who, email: who.email.toUpperCase() })).person?.id).toBe(id);
    await logIn();
  });

  it('lets in students only: an admin’s address opens nothing', async () => {
    const who = somebody();
    const staff = world.aForm({ ...who, role: Role.ROLE_ADMIN });
    const { id } = await world.admin.identity.signUp(staff);
    await world.admin.identity.markEmailVerified({ personId: id });
    await expect(asGoogle(who)).rejects.toMatchObject({ kind: 'forbidden', code: 'social-students-only' });
  });

  it('lets nobody in who is suspended', async () => {
    const who = somebody();
    const { person } = await asGoogle(who);
    await world.suspend(person?.id ?? '');
    await expect(asGoogle(who)).rejects.toMatchObject({ kind: 'forbidden', code: 'suspended' });
  });

  it.each([
    'wrong-audience',
    'expired',
    'other-issuer',
    'bad-signature',
    'unknown-kid',
    'unsigned',
    'email-unverified',
  ])('is not believed with a token that is %s', async (trouble) => {
    await expect(asGoogle({ ...somebody(), trouble })).rejects.toMatchObject(failed);
  });

  it.each(['', 'nonsense', 'a.b.c', 'x'.repeat(5_000)])(
    'is not believed with %s for a token',
    async (token) => {
      await expect(google(token)).rejects.toMatchObject(failed);
    },
  );

  it('is believed for the page that asked alone, where that says what it asked', async () => {
    const who = somebody();
    await expect(asGoogle({ ...who, nonce: 'n-1' }, { nonce: 'n-2' })).rejects.toMatchObject(failed);
    await expect(asGoogle(who, { nonce: 'n-1' })).rejects.toMatchObject(failed);
    await asGoogle({ ...who, nonce: 'n-1' }, { nonce: 'n-1' });
  });

  it('makes no account without an address', async () => {
    const refusal = { kind: 'precondition', code: 'social-email-missing' };
    await expect(asGoogle({ ...somebody(), trouble: 'email-missing' })).rejects.toMatchObject(refusal);
  });

  it('is believed by its next key, and no longer by one it took back', async () => {
    const old = await sandbox.idToken(somebody());
    await google(old);
    await sandbox.rotateKeys({ forget: true });
    const next = await sandbox.idToken(somebody());
    await world.it.eventually(() => google(next));
    await expect(google(old)).rejects.toMatchObject(failed);
  });
});

describe('Facebook', () => {
  it('makes a student’s account whose address is still to be proved', async () => {
    const who = somebody();
    const { person } = await asFacebook(who);
    expect(person).toMatchObject({ ...who, role: Role.ROLE_STUDENT, emailVerified: false });
    const id = person?.id ?? '';
    await world.it.eventually(() => expect(world.told(id, 'verificationRequested')).toHaveLength(1));
    expect((await asFacebook(who)).person?.id).toBe(id);
  });

  it('is never linked by an address, which it does not say to be verified', async () => {
    const who = somebody();
    const { id } = await world.aPerson(who);
    await world.admin.identity.markEmailVerified({ personId: id });
    await expect(asFacebook(who)).rejects.toMatchObject({ kind: 'conflict', code: 'email-taken' });
  });

  it('makes no account without an address', async () => {
    const refusal = { kind: 'precondition', code: 'social-email-missing' };
    await expect(asFacebook({ person: 'mitu' })).rejects.toMatchObject(refusal);
    await expect(asFacebook({ ...somebody(), share_email: false })).rejects.toMatchObject(refusal);
  });

  it.each(['other-app', 'other-app-refused', 'invalid', 'expired', 'other-user'])(
    'is not believed with a token that is %s',
    async (trouble) => {
      await expect(asFacebook({ ...somebody(), trouble })).rejects.toMatchObject(failed);
    },
  );

  it('is not believed for somebody else, nor with nonsense', async () => {
    await expect(asFacebook(somebody(), { userId: '100' })).rejects.toMatchObject(failed);
    await expect(asFacebook(somebody(), { userId: '' })).rejects.toMatchObject(failed);
    await expect(asFacebook(somebody(), { accessToken: 'nonsense&x=1' })).rejects.toMatchObject(failed);
  });
});

it('lists for admins whose account it made, the newest first', async () => {
  const [one, two] = [await asGoogle(somebody()), await asFacebook(somebody())];
  const { signUps, total } = await world.admin.social.listSocialSignUps({ page: { page: 1, limit: 2 } });
  expect(signUps).toMatchObject([
    { personId: two.person?.id, provider: Provider.PROVIDER_FACEBOOK, email: two.person?.email },
    { personId: one.person?.id, provider: Provider.PROVIDER_GOOGLE },
  ]);
  expect(total).toBeGreaterThan(2);
  await expect(world.as('s').social.listSocialSignUps({})).rejects.toMatchObject({ kind: 'forbidden' });
});

it('counts log-ins by provider and outcome, and logs no token', async () => {
  const token = await sandbox.idToken({ ...somebody(), trouble: 'expired' });
  await expect(google(token)).rejects.toMatchObject(failed);
  const { accessToken, userId } = await sandbox.facebookToken({ ...somebody(), trouble: 'invalid' });
  await expect(asFacebook(somebody(), { accessToken, userId })).rejects.toMatchObject(failed);
  const metrics = await (await fetch(`${world.it.opsUrl}/metrics`)).text();
  expect(metrics).toMatch(/logins_total\{[^}]*provider="google",outcome="refused"[^}]*\} [1-9]/);
  expect(metrics).toMatch(/logins_total\{[^}]*provider="facebook",outcome="unavailable"[^}]*\} [1-9]/);
  const said = world.lines.join('\n');
  expect(said).toContain('ERR_JWT_EXPIRED');
  for (const secret of [token, token.split('.')[1] ?? '', accessToken, 'facebook-secret']) {
    expect(said).not.toContain(secret);
  }
});
