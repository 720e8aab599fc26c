import { startWorld, type World } from './world/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.stop(), 30_000);
beforeEach(() => {
  world.clock.now = new Date();
});

const newPassword = 'sur-o-tal-2';

const resetTokens = async (email: string, id: string, links = 1): Promise<string[]> => {
  await world.visitor.passwords.requestPasswordReset({ email, language: 'en' });
  return world.it.eventually(() => {
    const requested = world.published(id, 'passwordResetRequested');
    expect(requested).toHaveLength(links);
    return requested.map(({ token }) => token);
  });
};

const requestLink = async (email: string, id: string): Promise<string> =>
  (await resetTokens(email, id)).at(-1) ?? '';

describe('password reset', () => {
  it('sets the password with a mailed link, verifies the address and ends every session', async () => {
    const { id, email, password, logIn } = await world.aPerson();
    const sessions = [await logIn(), await logIn()];
    const token = await requestLink(email.toUpperCase(), id);
    expect(world.published(id, 'passwordResetRequested')).toMatchObject([
      { email, language: 'bn', name: 'Mitu Rahman' },
    ]);
    const { sessionIds } = await world.visitor.passwords.resetPassword({ token, password: newPassword });
    expect(sessionIds.sort()).toEqual(sessions.map(({ sessionId }) => sessionId).sort());
    for (const { refreshToken } of sessions) {
      await expect(world.visitor.identity.refreshSession({ refreshToken })).rejects.toMatchObject({
        code: 'session-ended',
      });
    }
    await expect(world.logIn(email, password)).rejects.toMatchObject({ code: 'login-failed' });
    expect((await world.logIn(email, newPassword)).person).toMatchObject({ id, emailVerified: true });
    await world.it.eventually(() => {
      expect(world.published(id, 'passwordChanged')).toHaveLength(1);
      expect(world.published(id, 'emailVerified')).toHaveLength(1);
    });
  });

  it('answers the same for an unknown address, and sends no mail', async () => {
    const { id, email } = await world.aPerson();
    const request = (address: string) =>
      world.visitor.passwords.requestPasswordReset({ email: address, language: 'en' });
    expect(await request('nobody@example.com')).toEqual(await request('no address at all'));
    expect(await request(email)).toEqual(await request('x'.repeat(10_000)));
    await world.it.eventually(async () => {
      expect(world.published(id, 'passwordResetRequested')).toHaveLength(1);
      expect(await world.db.selectFrom('password_reset_requests').selectAll().execute()).toEqual([]);
    });
  });

  it('sets the password once when many use the link concurrently', async () => {
    const { id, email } = await world.aPerson();
    const token = await requestLink(email, id);
    const passwords = Array.from({ length: 5 }, (_, place) => `sur-o-tal-${place}`);
    const answers = await Promise.allSettled(
      passwords.map((password) => world.visitor.passwords.resetPassword({ token, password })),
    );
    const won = answers.flatMap(({ status }, place) =>
      status === 'fulfilled' ? [passwords[place] ?? ''] : [],
    );
    expect(won).toHaveLength(1);
    await world.logIn(email, won[0] ?? '');
    await world.it.eventually(() => expect(world.published(id, 'passwordChanged')).toHaveLength(1));
  });

  it('rejects an unknown, a used, a superseded and an expired link with the same error', async () => {
    const first = await world.aPerson();
    const early = await requestLink(first.email, first.id);
    const [, late = ''] = await resetTokens(first.email, first.id, 2);
    await world.visitor.passwords.resetPassword({ token: late, password: newPassword });
    const second = await world.aPerson();
    const expired = await requestLink(second.email, second.id);
    world.later(31);
    for (const token of ['made-up', '', late, early, expired]) {
      await expect(
        world.visitor.passwords.resetPassword({ token, password: newPassword }),
      ).rejects.toMatchObject({
        kind: 'invalid',
        code: 'reset-link-invalid',
      });
    }
  });

  it('does not use up the link when the password is invalid', async () => {
    const { id, email } = await world.aPerson();
    const token = await requestLink(email, id);
    const reset = (password: string) => world.visitor.passwords.resetPassword({ token, password });
    await expect(reset('12345')).rejects.toMatchObject({
      message: 'password should be more than 5 character',
      fields: [{ field: 'password' }],
    });
    await expect(reset('password123')).rejects.toMatchObject({ code: 'password-too-common' });
    await reset(newPassword);
  });

  it('mails at most three valid links, for any number of requests', async () => {
    const { id, email } = await world.aPerson();
    await Promise.all(
      Array.from({ length: 8 }, () =>
        world.visitor.passwords.requestPasswordReset({ email, language: 'en' }),
      ),
    );
    await world.it.eventually(async () => {
      expect(await world.db.selectFrom('password_reset_requests').selectAll().execute()).toEqual([]);
      expect(world.published(id, 'passwordResetRequested')).toHaveLength(3);
    });
  });

  it('sets the first password of a person who logs in with Google only', async () => {
    const { id, email } = await world.aPerson();
    await world.db.updateTable('people').set({ password_hash: null }).where('email', '=', email).execute();
    const token = await requestLink(email, id);
    await world.visitor.passwords.resetPassword({ token, password: newPassword });
    await world.logIn(email, newPassword);
  });
});

describe('password change', () => {
  const createChange = (id: string, session = '') => {
    const { profiles } = world.as(id, session);
    return (current: string, wanted = newPassword, more: { name?: string; phone?: string } = {}) =>
      profiles.updateProfile({
        personId: id,
        ...more,
        password: { currentPassword: current, newPassword: wanted },
      });
  };

  it('requires the current password, ends the other sessions and returns them', async () => {
    const { id, email, password, logIn } = await world.aPerson();
    const [here, elsewhere] = [await logIn(), await logIn()];
    const change = createChange(id, here.sessionId);
    await expect(change('not it')).rejects.toMatchObject({
      code: 'current-password-wrong',
      fields: [{ field: 'currentPassword' }],
    });
    expect((await change(password)).endedSessionIds).toEqual([elsewhere.sessionId]);
    await world.visitor.identity.refreshSession({ refreshToken: here.refreshToken });
    await world.logIn(email, newPassword);
    await world.it.eventually(() => expect(world.published(id, 'passwordChanged')).toHaveLength(1));
  });

  it('is saved together with the profile or not at all', async () => {
    const { id, email, password, logIn } = await world.aPerson();
    const elsewhere = await logIn();
    const change = createChange(id);
    await expect(change('not it', newPassword, { name: 'Mitu Das' })).rejects.toMatchObject({
      code: 'current-password-wrong',
    });
    await expect(change(password, '12345', { phone: 'x' })).rejects.toMatchObject({
      code: 'profile-incomplete',
      fields: [{ field: 'phone' }, { field: 'password' }],
    });
    await expect(change(password, newPassword, { phone: 'x' })).rejects.toMatchObject({
      fields: [{ field: 'phone' }],
    });
    expect(await world.as(id).identity.getPerson({ personId: id })).toMatchObject({ name: 'Mitu Rahman' });
    await world.visitor.identity.refreshSession({ refreshToken: elsewhere.refreshToken });
    await world.logIn(email, password);
    const { person } = await change(password, newPassword, { name: 'Mitu Das' });
    expect(person).toMatchObject({ name: 'Mitu Das' });
    await world.logIn(email, newPassword);
  });

  it('answers a repeat the same and publishes one event', async () => {
    const { id, password, logIn } = await world.aPerson();
    const elsewhere = await logIn();
    const change = createChange(id, 'here');
    for (let time = 0; time < 2; time += 1)
      expect(await change(password, newPassword, { name: 'Mitu Das' })).toMatchObject({
        person: { name: 'Mitu Das' },
        endedSessionIds: [elsewhere.sessionId],
      });
    await world.it.eventually(() => {
      expect(world.published(id, 'changed')).toHaveLength(1);
      expect(world.published(id, 'passwordChanged')).toHaveLength(1);
    });
  });

  it('succeeds once when two change the password concurrently', async () => {
    const { id, email, password } = await world.aPerson();
    const wanted = ['sur-o-tal-3', 'sur-o-tal-4'];
    const answers = await Promise.allSettled(wanted.map((one) => createChange(id)(password, one)));
    const made = wanted.filter((_, place) => answers[place]?.status === 'fulfilled');
    expect(made).toHaveLength(1);
    await world.logIn(email, made[0] ?? '');
  });

  it('is allowed for the caller only, and rejects short and common passwords', async () => {
    const { id, password } = await world.aPerson();
    const change = createChange(id);
    await expect(change(password, '12345')).rejects.toMatchObject({ code: 'password-too-short' });
    await expect(change(password, 'qwerty123')).rejects.toMatchObject({ code: 'password-too-common' });
    const request = { personId: id, password: { currentPassword: password, newPassword } };
    await expect(world.visitor.profiles.updateProfile(request)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(world.admin.profiles.updateProfile(request)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('requires no current password from a person without one', async () => {
    const { id, email } = await world.aPerson();
    await world.db.updateTable('people').set({ password_hash: null }).where('email', '=', email).execute();
    expect(await world.as(id).identity.getPerson({ personId: id })).toMatchObject({ hasPassword: false });
    await expect(createChange(id)('anything')).rejects.toMatchObject({ code: 'current-password-wrong' });
    expect((await createChange(id)('')).person).toMatchObject({ hasPassword: true });
    await world.logIn(email, newPassword);
  });

  it('limits password guesses in an open session', async () => {
    const { id, password } = await world.aPerson();
    const change = createChange(id, 's');
    for (let time = 0; time < 10; time += 1)
      await expect(change(`guess ${time}`)).rejects.toMatchObject({ code: 'current-password-wrong' });
    await expect(change(password)).rejects.toMatchObject({ kind: 'too_many', code: 'login-throttled' });
  });
});

it('rejects a common password at sign-up, from students and admins, with the reason', async () => {
  const form = world.aForm({ password: 'iloveyou' });
  for (const caller of [world.visitor, world.admin]) {
    await expect(caller.identity.signUp(form)).rejects.toMatchObject({
      code: 'password-too-common',
      message: 'This password is too common: it is among the first that are guessed.',
      fields: [{ field: 'password' }],
    });
  }
  await expect(world.visitor.identity.signUp({ ...form, name: '' })).rejects.toMatchObject({
    code: 'sign-up-incomplete',
    fields: [{ field: 'name' }, { field: 'password' }],
  });
});
