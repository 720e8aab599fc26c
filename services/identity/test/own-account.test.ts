import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);
beforeEach(() => {
  system.clock.now = new Date();
});

describe('own sessions', () => {
  it('are listed with device, address and times, the most recently used first', async () => {
    const { id, logIn } = await system.createPerson();
    const first = await logIn();
    system.advanceMinutes(1);
    const second = await logIn();
    system.advanceMinutes(1);
    await system.visitor.identity.refreshSession({ refreshToken: first.refreshToken });
    const { sessions } = await system.as(id, second.sessionId).sessions.listSessions({});
    expect(sessions).toMatchObject([
      { id: first.sessionId, device: 'Firefox on a phone', ipAddress: '203.0.113.7', current: false },
      { id: second.sessionId, current: true },
    ]);
    expect(sessions[0]?.usedAt?.getTime()).toBeGreaterThan(sessions[0]?.startedAt?.getTime() ?? Infinity);
  });

  it('are ended by their owner only, and a repeat changes nothing', async () => {
    const { id, logIn } = await system.createPerson();
    const { sessionId, refreshToken } = await logIn();
    const otherPerson = await system.createPerson();
    expect(await system.as(otherPerson.id).sessions.endSession({ sessionId })).toEqual({ sessionIds: [] });
    const { sessions } = system.as(id);
    expect(await sessions.endSession({ sessionId })).toEqual({ sessionIds: [sessionId] });
    expect(await sessions.endSession({ sessionId })).toEqual({ sessionIds: [] });
    expect(await sessions.listSessions({})).toEqual({ sessions: [] });
    await expect(system.visitor.identity.refreshSession({ refreshToken })).rejects.toMatchObject({
      code: 'session-ended',
    });
    await expect(system.visitor.sessions.listSessions({})).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('are all ended, or all except the current one', async () => {
    const { id, logIn } = await system.createPerson();
    const [current, one, two] = [await logIn(), await logIn(), await logIn()];
    const { sessions } = system.as(id, current.sessionId);
    const others = await sessions.endAllSessions({ keepCurrent: true });
    expect(others.sessionIds.sort()).toEqual([one.sessionId, two.sessionId].sort());
    expect(await sessions.endAllSessions({ keepCurrent: false })).toEqual({
      sessionIds: [current.sessionId],
    });
  });

  it('are returned by a logout and by the reuse of a stolen token', async () => {
    const { logIn } = await system.createPerson();
    const { sessionId, refreshToken } = await logIn();
    expect(await system.visitor.sessions.logOut({ refreshToken })).toEqual({ sessionIds: [sessionId] });
    expect(await system.visitor.sessions.logOut({ refreshToken: 'made up' })).toEqual({ sessionIds: [] });
    const stolen = await logIn();
    await system.visitor.identity.refreshSession({ refreshToken: stolen.refreshToken });
    system.advanceMinutes(1);
    await expect(
      system.visitor.identity.refreshSession({ refreshToken: stolen.refreshToken }),
    ).rejects.toMatchObject({ code: 'session-ended', detail: { session: stolen.sessionId } });
  });

  it('end on suspension, and only a login with the correct password gets the reason', async () => {
    const { id, email, logIn } = await system.createPerson();
    const { sessionId, refreshToken } = await logIn();
    expect((await system.suspend(id)).endedSessionIds).toEqual([sessionId]);
    await expect(system.visitor.identity.refreshSession({ refreshToken })).rejects.toMatchObject({
      code: 'session-ended',
    });
    await expect(logIn()).rejects.toMatchObject({ kind: 'forbidden', code: 'suspended' });
    await expect(system.logIn(email, 'wrong password')).rejects.toMatchObject({ code: 'login-failed' });
  });
});

describe('verification mail', () => {
  const requestMail = (id: string) =>
    system
      .as(id)
      .identity.resendVerification({ personId: id })
      .then(() => 'mailed')
      .catch((refusal: { code: string }) => refusal.code);

  it('is limited to five per hour, also for concurrent requests, and the error has the wait', async () => {
    const { id } = await system.createPerson();
    const answers = await Promise.all(Array.from({ length: 20 }, () => requestMail(id)));
    // The sign-up sent the first mail.
    expect(answers.filter((answer) => answer === 'mailed')).toHaveLength(4);
    await system.service.eventually(() =>
      expect(system.published(id, 'verificationRequested')).toHaveLength(5),
    );
    const refusal = system.as(id).identity.resendVerification({ personId: id });
    await expect(refusal).rejects.toMatchObject({
      code: 'too-many-requests',
      detail: { retryAfter: '3600' },
    });
    system.advanceMinutes(60);
    expect(await requestMail(id)).toBe('mailed');
  });
});

describe('own profile', () => {
  it('changes the given fields and publishes one event', async () => {
    const { id, email } = await system.createPerson();
    const { profiles } = system.as(id);
    const { person } = await profiles.updateProfile({
      personId: id,
      name: ' Mitu \n Das ',
      phone: '01822',
      language: 'en',
    });
    expect(person).toMatchObject({ id, email, name: 'Mitu Das', phone: '01822', language: 'en' });
    expect(person).toMatchObject({ address: 'Dhanmondi, Dhaka', hasPassword: true });
    expect(await profiles.updateProfile({ personId: id, name: 'Mitu Das' })).toMatchObject({
      replacedPhoto: '',
    });
    const born = await profiles.updateProfile({ personId: id, dateOfBirth: '2000-02-29' });
    expect(born.person?.dateOfBirth).toBe('2000-02-29');
    await system.service.eventually(() => {
      const events = system.published(id, 'changed');
      expect(events.map(({ person }) => person?.name)).toEqual(['Mitu Das', 'Mitu Das']);
    });
  });

  it('returns the replaced photo', async () => {
    const { id } = await system.createPerson();
    const setPhoto = (photo: string) => system.as(id).profiles.updateProfile({ personId: id, photo });
    expect(await setPhoto('people/2.webp')).toMatchObject({ replacedPhoto: 'people/mitu.webp' });
    expect(await setPhoto('people/2.webp')).toMatchObject({ replacedPhoto: '' });
  });

  it('rejects values that sign-up rejects, and changes nothing', async () => {
    const { id } = await system.createPerson();
    const change = system
      .as(id)
      .profiles.updateProfile({ personId: id, name: '', phone: 'x', dateOfBirth: '2020-01-01' });
    await expect(change).rejects.toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'name' }, { field: 'dob' }, { field: 'phone' }],
    });
    expect(await system.as(id).identity.getPerson({ personId: id })).toMatchObject({ name: 'Mitu Rahman' });
  });

  it('can be changed by its owner only, not by an admin', async () => {
    const { id } = await system.createPerson();
    for (const caller of [system.as('somebody-else'), system.admin]) {
      await expect(caller.profiles.updateProfile({ personId: id, name: 'X' })).rejects.toMatchObject({
        kind: 'forbidden',
      });
    }
  });
});

it('counts students and instructors without suspended people', async () => {
  const { profiles } = system.visitor;
  const before = await profiles.countPeople({});
  const [one] = [await system.createPerson(), await system.createPerson()];
  await system.suspend(one.id);
  expect(await profiles.countPeople({})).toEqual({ ...before, students: before.students + 1 });
});
