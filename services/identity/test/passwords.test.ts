import { startWorld, type World } from './world/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.stop(), 30_000);
beforeEach(() => {
  world.clock.now = new Date();
});

const another = 'sur-o-tal-2';

const resetTokens = async (email: string, id: string, links = 1): Promise<string[]> => {
  await world.visitor.passwords.requestPasswordReset({ email, language: 'en' });
  return world.it.eventually(() => {
    const asked = world.told(id, 'passwordResetRequested');
    expect(asked).toHaveLength(links);
    return asked.map(({ token }) => token);
  });
};

const aLink = async (email: string, id: string): Promise<string> =>
  (await resetTokens(email, id)).at(-1) ?? '';

describe('a forgotten password', () => {
  it('is set anew by a mailed link, which proves the address and ends every session', async () => {
    const { id, email, password, logIn } = await world.aPerson();
    const sessions = [await logIn(), await logIn()];
    const token = await aLink(email.toUpperCase(), id);
    expect(world.told(id, 'passwordResetRequested')).toMatchObject([
      { email, language: 'bn', name: 'Mitu Rahman' },
    ]);
    const { sessionIds } = await world.visitor.passwords.resetPassword({ token, password: another });
    expect(sessionIds.sort()).toEqual(sessions.map(({ sessionId }) => sessionId).sort());
    for (const { refreshToken } of sessions) {
      await expect(world.visitor.identity.refreshSession({ refreshToken })).rejects.toMatchObject({
        code: 'session-ended',
      });
    }
    await expect(world.logIn(email, password)).rejects.toMatchObject({ code: 'login-failed' });
    expect((await world.logIn(email, another)).person).toMatchObject({ id, emailVerified: true });
    await world.it.eventually(() => {
      expect(world.told(id, 'passwordChanged')).toHaveLength(1);
      expect(world.told(id, 'emailVerified')).toHaveLength(1);
    });
  });

  it('gets the same answer for an address that nobody has, and no mail', async () => {
    const { id, email } = await world.aPerson();
    const ask = (of: string) => world.visitor.passwords.requestPasswordReset({ email: of, language: 'en' });
    expect(await ask('nobody@example.com')).toEqual(await ask('no address at all'));
    expect(await ask(email)).toEqual(await ask('x'.repeat(10_000)));
    await world.it.eventually(async () => {
      expect(world.told(id, 'passwordResetRequested')).toHaveLength(1);
      expect(await world.db.selectFrom('password_reset_asks').selectAll().execute()).toEqual([]);
    });
  });

  it('is set by one of many who follow the link at once', async () => {
    const { id, email } = await world.aPerson();
    const token = await aLink(email, id);
    const tries = Array.from({ length: 5 }, (_, place) => `sur-o-tal-${place}`);
    const answers = await Promise.allSettled(
      tries.map((password) => world.visitor.passwords.resetPassword({ token, password })),
    );
    const won = answers.flatMap(({ status }, place) => (status === 'fulfilled' ? [tries[place] ?? ''] : []));
    expect(won).toHaveLength(1);
    await world.logIn(email, won[0] ?? '');
    await world.it.eventually(() => expect(world.told(id, 'passwordChanged')).toHaveLength(1));
  });

  it('refuses an unknown, a used, a superseded and an expired link in the same words', async () => {
    const first = await world.aPerson();
    const early = await aLink(first.email, first.id);
    const [, late = ''] = await resetTokens(first.email, first.id, 2);
    await world.visitor.passwords.resetPassword({ token: late, password: another });
    const second = await world.aPerson();
    const expired = await aLink(second.email, second.id);
    world.later(31);
    for (const token of ['made-up', '', late, early, expired]) {
      await expect(world.visitor.passwords.resetPassword({ token, password: another })).rejects.toMatchObject(
        {
          kind: 'invalid',
          code: 'reset-link-invalid',
        },
      );
    }
  });

  it('leaves the link as it was when the password is refused', async () => {
    const { id, email } = await world.aPerson();
    const token = await aLink(email, id);
    const reset = (password: string) => world.visitor.passwords.resetPassword({ token, password });
    await expect(reset('12345')).rejects.toMatchObject({
      message: 'password should be more than 5 character',
      fields: [{ field: 'password' }],
    });
    await expect(reset('password123')).rejects.toMatchObject({ code: 'password-too-common' });
    await reset(another);
  });

  it('mails three links at most while they are good, however often somebody asks', async () => {
    const { id, email } = await world.aPerson();
    await Promise.all(
      Array.from({ length: 8 }, () =>
        world.visitor.passwords.requestPasswordReset({ email, language: 'en' }),
      ),
    );
    await world.it.eventually(async () => {
      expect(await world.db.selectFrom('password_reset_asks').selectAll().execute()).toEqual([]);
      expect(world.told(id, 'passwordResetRequested')).toHaveLength(3);
    });
  });

  it('is given to somebody who had none, and came by Google alone', async () => {
    const { id, email } = await world.aPerson();
    await world.db.updateTable('people').set({ password_hash: null }).where('email', '=', email).execute();
    const token = await aLink(email, id);
    await world.visitor.passwords.resetPassword({ token, password: another });
    await world.logIn(email, another);
  });
});

describe('a change of password', () => {
  /** With whatever else of the profile is to be another. */
  const changeAs = (id: string, session = '') => {
    const { profiles } = world.as(id, session);
    return (current: string, wanted = another, more: { name?: string; phone?: string } = {}) =>
      profiles.updateProfile({
        personId: id,
        ...more,
        password: { currentPassword: current, newPassword: wanted },
      });
  };

  it('needs the present one, ends the other sessions and names them', async () => {
    const { id, email, password, logIn } = await world.aPerson();
    const [here, elsewhere] = [await logIn(), await logIn()];
    const change = changeAs(id, here.sessionId);
    await expect(change('not it')).rejects.toMatchObject({
      code: 'current-password-wrong',
      fields: [{ field: 'currentPassword' }],
    });
    expect((await change(password)).endedSessionIds).toEqual([elsewhere.sessionId]);
    await world.visitor.identity.refreshSession({ refreshToken: here.refreshToken });
    await world.logIn(email, another);
    await world.it.eventually(() => expect(world.told(id, 'passwordChanged')).toHaveLength(1));
  });

  it('comes with the rest of the profile, or nothing of both does', async () => {
    const { id, email, password, logIn } = await world.aPerson();
    const elsewhere = await logIn();
    const change = changeAs(id);
    await expect(change('not it', another, { name: 'Mitu Das' })).rejects.toMatchObject({
      code: 'current-password-wrong',
    });
    await expect(change(password, '12345', { phone: 'x' })).rejects.toMatchObject({
      code: 'profile-incomplete',
      fields: [{ field: 'phone' }, { field: 'password' }],
    });
    await expect(change(password, another, { phone: 'x' })).rejects.toMatchObject({
      fields: [{ field: 'phone' }],
    });
    expect(await world.as(id).identity.getPerson({ personId: id })).toMatchObject({ name: 'Mitu Rahman' });
    await world.visitor.identity.refreshSession({ refreshToken: elsewhere.refreshToken });
    await world.logIn(email, password);
    const { person } = await change(password, another, { name: 'Mitu Das' });
    expect(person).toMatchObject({ name: 'Mitu Das' });
    await world.logIn(email, another);
  });

  it('that is sent again after a lost answer is answered the same, and told once', async () => {
    const { id, password, logIn } = await world.aPerson();
    const elsewhere = await logIn();
    const change = changeAs(id, 'here');
    for (let time = 0; time < 2; time += 1)
      expect(await change(password, another, { name: 'Mitu Das' })).toMatchObject({
        person: { name: 'Mitu Das' },
        endedSessionIds: [elsewhere.sessionId],
      });
    await world.it.eventually(() => {
      expect(world.told(id, 'changed')).toHaveLength(1);
      expect(world.told(id, 'passwordChanged')).toHaveLength(1);
    });
  });

  it('is made by one of two who make it at once', async () => {
    const { id, email, password } = await world.aPerson();
    const wanted = ['sur-o-tal-3', 'sur-o-tal-4'];
    const answers = await Promise.allSettled(wanted.map((one) => changeAs(id)(password, one)));
    const made = wanted.filter((_, place) => answers[place]?.status === 'fulfilled');
    expect(made).toHaveLength(1);
    await world.logIn(email, made[0] ?? '');
  });

  it('is of the caller alone, and refuses what is short or common', async () => {
    const { id, password } = await world.aPerson();
    const change = changeAs(id);
    await expect(change(password, '12345')).rejects.toMatchObject({ code: 'password-too-short' });
    await expect(change(password, 'qwerty123')).rejects.toMatchObject({ code: 'password-too-common' });
    const asked = { personId: id, password: { currentPassword: password, newPassword: another } };
    await expect(world.visitor.profiles.updateProfile(asked)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(world.admin.profiles.updateProfile(asked)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('asks somebody without a password for none', async () => {
    const { id, email } = await world.aPerson();
    await world.db.updateTable('people').set({ password_hash: null }).where('email', '=', email).execute();
    expect(await world.as(id).identity.getPerson({ personId: id })).toMatchObject({ hasPassword: false });
    await expect(changeAs(id)('anything')).rejects.toMatchObject({ code: 'current-password-wrong' });
    expect((await changeAs(id)('')).person).toMatchObject({ hasPassword: true });
    await world.logIn(email, another);
  });

  it('is not guessed through an open session', async () => {
    const { id, password } = await world.aPerson();
    const change = changeAs(id, 's');
    for (let time = 0; time < 10; time += 1)
      await expect(change(`guess ${time}`)).rejects.toMatchObject({ code: 'current-password-wrong' });
    await expect(change(password)).rejects.toMatchObject({ kind: 'too_many', code: 'login-throttled' });
  });
});

it('refuses a common password at sign-up too, with the reason, whoever makes the account', async () => {
  const form = world.aForm({ password: 'iloveyou' });
  for (const who of [world.visitor, world.admin]) {
    await expect(who.identity.signUp(form)).rejects.toMatchObject({
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
