import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);
beforeEach(() => {
  system.clock.now = new Date();
});

const newPassword = 'new-password-2';

describe('password change', () => {
  const createChange = (id: string, session = '') => {
    const { profiles } = system.as(id, session);
    return (current: string, wanted = newPassword, more: { name?: string; phone?: string } = {}) =>
      profiles.updateProfile({
        personId: id,
        ...more,
        password: { currentPassword: current, newPassword: wanted },
      });
  };

  it('requires the current password, ends the other sessions and returns them', async () => {
    const { id, email, password, logIn } = await system.createPerson();
    const [currentSession, otherSession] = [await logIn(), await logIn()];
    const change = createChange(id, currentSession.sessionId);
    await expect(change('not it')).rejects.toMatchObject({
      code: 'current-password-wrong',
      fields: [{ field: 'currentPassword' }],
    });
    expect((await change(password)).endedSessionIds).toEqual([otherSession.sessionId]);
    await system.visitor.identity.refreshSession({ refreshToken: currentSession.refreshToken });
    await system.logIn(email, newPassword);
    await system.service.eventually(() => expect(system.published(id, 'passwordChanged')).toHaveLength(1));
  });

  it('is saved together with the profile or not at all', async () => {
    const { id, email, password, logIn } = await system.createPerson();
    const otherSession = await logIn();
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
    expect(await system.as(id).identity.getPerson({ personId: id })).toMatchObject({ name: 'Mitu Rahman' });
    await system.visitor.identity.refreshSession({ refreshToken: otherSession.refreshToken });
    await system.logIn(email, password);
    const { person } = await change(password, newPassword, { name: 'Mitu Das' });
    expect(person).toMatchObject({ name: 'Mitu Das' });
    await system.logIn(email, newPassword);
  });

  it('a repeated request gets the same response and publishes one event', async () => {
    const { id, password, logIn } = await system.createPerson();
    const otherSession = await logIn();
    const change = createChange(id, 'current');
    for (let time = 0; time < 2; time += 1)
      expect(await change(password, newPassword, { name: 'Mitu Das' })).toMatchObject({
        person: { name: 'Mitu Das' },
        endedSessionIds: [otherSession.sessionId],
      });
    await system.service.eventually(() => {
      expect(system.published(id, 'changed')).toHaveLength(1);
      expect(system.published(id, 'passwordChanged')).toHaveLength(1);
    });
  });

  it('succeeds once when two change the password concurrently', async () => {
    const { id, email, password } = await system.createPerson();
    const wanted = ['new-password-3', 'new-password-4'];
    const answers = await Promise.allSettled(wanted.map((one) => createChange(id)(password, one)));
    const accepted = wanted.filter((_, index) => answers[index]?.status === 'fulfilled');
    expect(accepted).toHaveLength(1);
    await system.logIn(email, accepted[0] ?? '');
  });

  it('is allowed for the caller only, and rejects short and common passwords', async () => {
    const { id, password } = await system.createPerson();
    const change = createChange(id);
    await expect(change(password, '12345')).rejects.toMatchObject({ code: 'password-too-short' });
    await expect(change(password, 'qwerty123')).rejects.toMatchObject({ code: 'password-too-common' });
    const request = { personId: id, password: { currentPassword: password, newPassword } };
    await expect(system.visitor.profiles.updateProfile(request)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(system.admin.profiles.updateProfile(request)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('requires no current password from a person without one', async () => {
    const { id, email, logIn } = await system.createPerson();
    const { sessionId } = await logIn();
    const change = createChange(id, sessionId);
    await system.db.updateTable('people').set({ password_hash: null }).where('email', '=', email).execute();
    expect(await system.as(id).identity.getPerson({ personId: id })).toMatchObject({ hasPassword: false });
    await expect(change('anything')).rejects.toMatchObject({ code: 'current-password-wrong' });
    expect((await change('')).person).toMatchObject({ hasPassword: true });
    await system.logIn(email, newPassword);
  });

  it('limits password guesses in an open session', async () => {
    const { id, password } = await system.createPerson();
    const change = createChange(id, 's');
    for (let time = 0; time < 10; time += 1)
      await expect(change(`guess ${time}`)).rejects.toMatchObject({ code: 'current-password-wrong' });
    await expect(change(password)).rejects.toMatchObject({ kind: 'too_many', code: 'login-throttled' });
  });
});

it('rejects a common password at sign-up, from students and admins, with the reason', async () => {
  const form = system.buildSignUpForm({ password: 'iloveyou' });
  for (const caller of [system.visitor, system.admin]) {
    await expect(caller.identity.signUp(form)).rejects.toMatchObject({
      code: 'password-too-common',
      message: 'This password is too common: it is among the first that are guessed.',
      fields: [{ field: 'password' }],
    });
  }
  await expect(system.visitor.identity.signUp({ ...form, name: '' })).rejects.toMatchObject({
    code: 'sign-up-incomplete',
    fields: [{ field: 'name' }, { field: 'password' }],
  });
});
