import { Provider } from '@sargam/proto/identity/v1/social';
import { LoginMethod } from '@sargam/proto/identity/v2/events';
import type { PersonId } from '../src/people/person.ts';
import { insertSocialAccount } from '../src/social-accounts/social-account-store.ts';
import type { Provider as ProviderName } from '../src/social-accounts/social-identity.ts';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);
beforeEach(() => {
  system.clock.now = new Date();
});

const { PROVIDER_GOOGLE, PROVIDER_FACEBOOK } = Provider;

/** A logged-in student with these links; without a password if `password` is false. */
const createStudent = async (providers: readonly ProviderName[], { password = true } = {}) => {
  const person = await system.createPerson();
  const id = person.id as PersonId;
  const session = await person.logIn();
  const other = await person.logIn();
  for (const provider of providers) {
    const identity = {
      provider,
      subject: `${provider}-${id}`,
      name: '',
      email: undefined,
      emailVerified: false,
    };
    await insertSocialAccount(system.db, identity, id, false, system.clock.now);
  }
  if (!password)
    await system.db.updateTable('people').set({ password_hash: null }).where('id', '=', id).execute();
  const calls = system.as(id, session.sessionId);
  return {
    ...person,
    session,
    other,
    calls,
    unlink: (provider: Provider, currentPassword = '') =>
      calls.social.unlinkAccount({ provider, currentPassword }),
    removePassword: (currentPassword = '') => calls.passwords.removePassword({ currentPassword }),
    setFirstPassword: () =>
      calls.profiles.updateProfile({
        personId: id,
        password: { currentPassword: '', newPassword: 'sur-o-tal-2' },
      }),
    providers: async () =>
      (await calls.social.listLinkedAccounts({})).accounts.map(({ provider }) => provider),
    hasPassword: async () => (await calls.identity.getPerson({ personId: id })).hasPassword,
  };
};
const reauthenticationRequired = { kind: 'forbidden', code: 'reauthentication-required' };
const lastLoginMethod = { kind: 'conflict', code: 'last-login-method' };

it('the linked accounts are listed with the time of linking, for their owner only', async () => {
  const { calls } = await createStudent(['facebook']);
  await createStudent(['google']);
  expect((await calls.social.listLinkedAccounts({})).accounts).toEqual([
    { provider: PROVIDER_FACEBOOK, linkedAt: system.clock.now },
  ]);
  await expect(system.visitor.social.listLinkedAccounts({})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

it('a removed link is gone, other sessions end, this one stays, and one event is published for the mail', async () => {
  const { id, session, other, unlink, providers } = await createStudent(['google', 'facebook']);
  for (let time = 0; time < 2; time += 1)
    expect((await unlink(PROVIDER_GOOGLE)).sessionIds).toEqual([other.sessionId]);
  expect(await providers()).toEqual([PROVIDER_FACEBOOK]);
  await system.visitor.identity.refreshSession({ refreshToken: session.refreshToken });
  const ended = system.visitor.identity.refreshSession({ refreshToken: other.refreshToken });
  await expect(ended).rejects.toMatchObject({ code: 'session-ended' });
  await system.service.eventually(() =>
    expect(system.published(id, 'loginMethodRemoved')).toMatchObject([
      { person: { id }, method: LoginMethod.LOGIN_METHOD_GOOGLE },
    ]),
  );
});

it('a removed password no longer logs in, mailed reset links and other sessions end', async () => {
  const { id, email, password, other, removePassword, hasPassword } = await createStudent(['google']);
  await system.visitor.passwords.requestPasswordReset({ email, language: 'en' });
  const token = await system.service.eventually(() => {
    const [requested] = system.published(id, 'passwordResetRequested');
    expect(requested).toBeDefined();
    return system.tokenOf(requested);
  });
  expect((await removePassword()).sessionIds).toEqual([other.sessionId]);
  expect(await hasPassword()).toBe(false);
  await expect(system.logIn(email, password)).rejects.toMatchObject({ code: 'login-failed' });
  const reset = system.visitor.passwords.resetPassword({ token, password: 'sur-o-tal-2' });
  await expect(reset).rejects.toMatchObject({ code: 'reset-link-invalid' });
  expect((await removePassword()).sessionIds).toEqual([other.sessionId]);
  await system.service.eventually(() =>
    expect(system.published(id, 'loginMethodRemoved')).toMatchObject([
      { person: { id }, method: LoginMethod.LOGIN_METHOD_PASSWORD },
    ]),
  );
});

it('the last way to log in cannot be removed', async () => {
  const linked = await createStudent(['google'], { password: false });
  await expect(linked.unlink(PROVIDER_GOOGLE)).rejects.toMatchObject(lastLoginMethod);
  expect(await linked.providers()).toEqual([PROVIDER_GOOGLE]);
  const plain = await createStudent([]);
  await expect(plain.removePassword(plain.password)).rejects.toMatchObject(lastLoginMethod);
  await plain.logIn();
});

it('of two removals at the same time one leaves a way to log in', async () => {
  const { unlink, removePassword, providers, hasPassword } = await createStudent(['google']);
  const answers = await Promise.allSettled([unlink(PROVIDER_GOOGLE), removePassword()]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await providers()).length + Number(await hasPassword())).toBe(1);
});

describe('16 minutes after the login', () => {
  it('a link, a password and a first password need a proof, and nothing changes without it', async () => {
    const linked = await createStudent(['google', 'facebook'], { password: false });
    const both = await createStudent(['google']);
    system.advanceMinutes(16);
    await expect(linked.unlink(PROVIDER_GOOGLE)).rejects.toMatchObject(reauthenticationRequired);
    await expect(linked.setFirstPassword()).rejects.toMatchObject(reauthenticationRequired);
    await expect(both.removePassword()).rejects.toMatchObject(reauthenticationRequired);
    expect(await linked.providers()).toEqual([PROVIDER_FACEBOOK, PROVIDER_GOOGLE]);
    expect([await linked.hasPassword(), await both.hasPassword()]).toEqual([false, true]);
  });

  it('the current password is the proof; guesses are refused and delayed after ten', async () => {
    const { password, unlink, removePassword, providers } = await createStudent(['google', 'facebook']);
    system.advanceMinutes(16);
    await unlink(PROVIDER_GOOGLE, password);
    expect(await providers()).toEqual([PROVIDER_FACEBOOK]);
    for (let guess = 0; guess < 10; guess += 1)
      await expect(removePassword('wrong')).rejects.toMatchObject({ code: 'current-password-wrong' });
    await expect(removePassword(password)).rejects.toMatchObject({ code: 'login-throttled' });
  });

  it('a step-up is the proof too', async () => {
    const { calls, password, removePassword, hasPassword } = await createStudent(['google']);
    system.advanceMinutes(16);
    await calls.sessions.stepUp({ password });
    await removePassword();
    expect(await hasPassword()).toBe(false);
  });
});

it('a session of somebody else is no proof', async () => {
  const victim = await createStudent(['google']);
  const thief = await createStudent([]);
  const calls = system.as(victim.id, thief.session.sessionId);
  await expect(calls.passwords.removePassword({ currentPassword: '' })).rejects.toMatchObject(
    reauthenticationRequired,
  );
});

it('a first password after a recent login ends the other sessions', async () => {
  const { email, other, setFirstPassword } = await createStudent(['google'], { password: false });
  expect((await setFirstPassword()).endedSessionIds).toEqual([other.sessionId]);
  await system.logIn(email, 'sur-o-tal-2');
});
