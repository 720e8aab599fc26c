import { waitForLock } from '@sargam/chassis/testing';
import { Role } from '@sargam/proto/identity/v1/identity';
import { newStudentRow } from '../src/people/new-person.ts';
import { insertPerson } from '../src/people/person-store.ts';
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

const failed = { kind: 'unauthenticated', code: 'social-login-failed' };

describe('Google', () => {
  it('creates one student account with a verified address, and logs in again', async () => {
    const friend = await system.createPerson();
    const { referralCode } = await system.as(friend.id).identity.getPerson({ personId: friend.id });
    const who = newPerson();
    const first = await loginWithGoogle(who, { referralCode });
    expect(first.person).toMatchObject({
      ...who,
      role: Role.ROLE_STUDENT,
      emailVerified: true,
      language: 'bn',
    });
    expect(first.refreshToken).toBeTruthy();
    const again = await loginWithGoogle(who);
    const id = first.person?.id ?? '';
    expect(again.person?.id).toBe(id);
    await system.service.eventually(() => {
      expect(system.published(id, 'signedUp')).toMatchObject([{ referredBy: friend.id }]);
      expect(system.published(id, 'emailVerified')).toMatchObject([{ referredBy: friend.id }]);
    });
    await expect(system.logIn(who.email, '')).rejects.toMatchObject({ code: 'login-failed' });
  });

  it('creates one account for concurrent first logins', async () => {
    const token = await sandbox.idToken({ ...newPerson(), nonce });
    const sessions = await Promise.all(Array.from({ length: 6 }, () => google(token)));
    expect(new Set(sessions.map(({ person }) => person?.id)).size).toBe(1);
    expect(new Set(sessions.map(({ sessionId }) => sessionId)).size).toBe(6);
  });

  it('creates one account for a concurrent sign-up and first login', async () => {
    const who = newPerson();
    const [signedUp, loggedIn] = await Promise.allSettled([
      system.visitor.identity.signUp(system.buildSignUpForm(who)),
      loginWithGoogle(who),
    ]);
    // The sign-up that comes first makes an unverified account, which the login claims.
    expect(loggedIn.status).toBe('fulfilled');
    if (signedUp.status === 'rejected') expect(signedUp.reason).toMatchObject({ code: 'email-taken' });
    else expect(loggedIn).toMatchObject({ value: { person: { id: signedUp.value.id } } });
  });

  it('claims the account of a sign-up that is committed after the login looked for one', async () => {
    const who = newPerson();
    const row = { ...newStudentRow(new Date()), ...who, referred_by: null };
    const { session } = await system.db.transaction().execute(async (tx) => {
      await insertPerson(tx, row);
      // An object, because a transaction waits for a promise that it returns.
      const waiting = { session: loginWithGoogle(who) };
      await waitForLock(system.db);
      return waiting;
    });
    expect((await session).person).toMatchObject({ id: row.id, emailVerified: true });
  });

  it('identifies a person by the provider’s id after a change of address', async () => {
    const who = { ...newPerson(), sub: '117' };
    const first = await loginWithGoogle(who);
    const moved = await loginWithGoogle({ ...who, email: 'elsewhere@example.com' });
    expect(moved.person).toMatchObject({ id: first.person?.id, email: who.email });
  });

  it('links an account of the same address after that account verified it', async () => {
    const who = newPerson();
    const { id, logIn } = await system.createPerson(who);
    await system.admin.identity.markEmailVerified({ personId: id });
    expect((await loginWithGoogle({ ...who, email: who.email.toUpperCase() })).person?.id).toBe(id);
    await logIn();
  });

  it('rejects the address of an admin', async () => {
    const who = newPerson();
    const staff = system.buildSignUpForm({ ...who, role: Role.ROLE_ADMIN });
    const { id } = await system.admin.identity.signUp(staff);
    await system.admin.identity.markEmailVerified({ personId: id });
    await expect(loginWithGoogle(who)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'social-students-only',
    });
  });

  it('rejects a suspended person', async () => {
    const who = newPerson();
    const { person } = await loginWithGoogle(who);
    await system.suspend(person?.id ?? '');
    await expect(loginWithGoogle(who)).rejects.toMatchObject({ kind: 'forbidden', code: 'suspended' });
  });

  it.each([
    'wrong-audience',
    'expired',
    'other-issuer',
    'bad-signature',
    'unknown-kid',
    'unsigned',
    'email-unverified',
  ])('rejects a token that is %s', async (trouble) => {
    await expect(loginWithGoogle({ ...newPerson(), trouble })).rejects.toMatchObject(failed);
  });

  it.each(['', 'nonsense', 'a.b.c', 'x'.repeat(5_000)])('rejects %s as a token', async (token) => {
    await expect(google(token)).rejects.toMatchObject(failed);
  });

  it('accepts a token only with the nonce of this browser', async () => {
    const who = newPerson();
    const withoutNonce = await sandbox.idToken(who);
    await expect(loginWithGoogle({ ...who, nonce: 'another-browser' })).rejects.toMatchObject(failed);
    await expect(google(withoutNonce)).rejects.toMatchObject(failed);
    await expect(google(withoutNonce, { nonce: '' })).rejects.toMatchObject(failed);
    await expect(loginWithGoogle(who, { nonce: '' })).rejects.toMatchObject(failed);
    await loginWithGoogle(who);
  });

  it('makes no account without an address', async () => {
    const refusal = { kind: 'precondition', code: 'social-email-missing' };
    await expect(loginWithGoogle({ ...newPerson(), trouble: 'email-missing' })).rejects.toMatchObject(
      refusal,
    );
  });

  it('accepts the next key of Google and rejects a withdrawn key', async () => {
    const old = await sandbox.idToken({ ...newPerson(), nonce });
    await google(old);
    await sandbox.rotateKeys({ forget: true });
    const next = await sandbox.idToken({ ...newPerson(), nonce });
    await system.service.eventually(() => google(next));
    await expect(google(old)).rejects.toMatchObject(failed);
  });
});
