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

let people = 0;
const newPerson = () => ({ name: 'Nadia Rahman', email: `nadia${(people += 1)}@takeover.example` });
const client = { device: 'Chrome', ipAddress: '203.0.113.9', browserToken: '' };
const commonFields = { language: 'bn', referralCode: '', client };

const nonce = 'nonce-of-this-browser';
type Person = Readonly<Record<string, unknown>>;
const loginWithGoogle = async (person: Person) =>
  system.visitor.social.logInWithGoogle({
    idToken: await sandbox.idToken({ nonce, ...person }),
    nonce,
    ...commonFields,
  });
const loginWithFacebook = async (person: Person) =>
  system.visitor.social.logInWithFacebook({ ...(await sandbox.facebookToken(person)), ...commonFields });

it('a login with Google takes over an unverified account of the address: its password, sessions and other logins end', async () => {
  const victim = newPerson();
  const { id, logIn } = await system.createPerson(victim);
  const attacker = await logIn();
  const session = await loginWithGoogle(victim);
  expect(session).toMatchObject({ person: { id, emailVerified: true, hasPassword: false } });
  expect(session.endedSessionIds).toContain(attacker.sessionId);
  await expect(logIn()).rejects.toMatchObject({ kind: 'unauthenticated' });
  await expect(
    system.visitor.identity.refreshSession({ refreshToken: attacker.refreshToken }),
  ).rejects.toMatchObject({ code: 'session-ended' });
  expect((await loginWithGoogle(victim)).person?.id).toBe(id);
});

it('a login with Google takes over an unverified account that somebody made with Facebook', async () => {
  const victim = newPerson();
  const facebookSession = await loginWithFacebook(victim);
  expect((await loginWithGoogle(victim)).person?.id).toBe(facebookSession.person?.id);
  await expect(loginWithFacebook(victim)).rejects.toMatchObject({ code: 'email-taken' });
});

it('a login with Facebook ends for an unverified account when the owner of the address resets the password', async () => {
  const victim = newPerson();
  const { person } = await loginWithFacebook(victim);
  const id = person?.id ?? '';
  await system.visitor.passwords.requestPasswordReset({ email: victim.email, language: 'en' });
  const token = await system.service.eventually(() => {
    const [requested] = system.published(id, 'passwordResetRequested');
    expect(requested).toBeDefined();
    return system.tokenOf(requested);
  });
  await system.visitor.passwords.resetPassword({ token, password: 'the-owner-2' });
  await expect(loginWithFacebook(victim)).rejects.toMatchObject({ kind: 'conflict', code: 'email-taken' });
  expect((await system.logIn(victim.email, 'the-owner-2')).person).toMatchObject({ id });
});

describe('the link of the verification mail', () => {
  /** Somebody signs up with the victim's address and logs in; the victim gets the mail. */
  const signUpAsAttacker = async () => {
    const victim = newPerson();
    const form = system.buildSignUpForm({ ...victim, client });
    const { id, browserToken } = await system.visitor.identity.signUp(form);
    const attacker = await system.logIn(victim.email, form.password);
    const token = await system.service.eventually(() => {
      const [requested] = system.published(id, 'verificationRequested');
      expect(requested).toBeDefined();
      return system.tokenOf(requested);
    });
    return { id, email: victim.email, password: form.password, browserToken, attacker, token };
  };
  const redeem = (token: string, browserToken = '') =>
    system.visitor.identity.redeemVerification({ token, browserToken });

  it('opened in another browser ends the password and the sessions of the sign-up, and its answer sets a password', async () => {
    const { id, email, password, attacker, token } = await signUpAsAttacker();
    const redeemed = await redeem(token);
    expect(redeemed).toMatchObject({ person: { id, emailVerified: true, hasPassword: false } });
    expect(redeemed.endedSessionIds).toEqual([attacker.sessionId]);
    await expect(system.logIn(email, password)).rejects.toMatchObject({ kind: 'unauthenticated' });
    const refreshed = system.visitor.identity.refreshSession({ refreshToken: attacker.refreshToken });
    await expect(refreshed).rejects.toMatchObject({ code: 'session-ended' });
    await system.visitor.passwords.resetPassword({ token: redeemed.passwordToken, password: 'the-owner-3' });
    expect((await system.logIn(email, 'the-owner-3')).person).toMatchObject({ id });
  });

  it('opened with the browser of another account ends the password too', async () => {
    const other = await signUpAsAttacker();
    const { email, password, token } = await signUpAsAttacker();
    expect((await redeem(token, other.browserToken)).passwordToken).not.toBe('');
    await expect(system.logIn(email, password)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('opened again ends nothing that was set up after the first time', async () => {
    const { email, token } = await signUpAsAttacker();
    const { passwordToken } = await redeem(token);
    await system.visitor.passwords.resetPassword({ token: passwordToken, password: 'the-owner-4' });
    expect(await redeem(token)).toMatchObject({ endedSessionIds: [], passwordToken: '' });
    await expect(system.logIn(email, 'the-owner-4')).resolves.toBeDefined();
  });

  it('opened in the browser of the sign-up keeps the password and the session', async () => {
    const { email, password, browserToken, attacker: owner, token } = await signUpAsAttacker();
    expect(await redeem(token, browserToken)).toMatchObject({ endedSessionIds: [], passwordToken: '' });
    await expect(system.logIn(email, password)).resolves.toBeDefined();
    await expect(
      system.visitor.identity.refreshSession({ refreshToken: owner.refreshToken }),
    ).resolves.toBeDefined();
  });

  it('opened while logged in to the account keeps the password', async () => {
    const { id, email, password, token } = await signUpAsAttacker();
    const loggedIn = system.as(id).identity;
    expect(await loggedIn.redeemVerification({ token, browserToken: '' })).toMatchObject({
      passwordToken: '',
    });
    await expect(system.logIn(email, password)).resolves.toBeDefined();
  });
});
