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

  it('a repeated request gets the same response and publishes one event', async () => {
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
