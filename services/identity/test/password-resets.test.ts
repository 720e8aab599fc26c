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

const resetTokens = async (email: string, id: string, links = 1): Promise<string[]> => {
  await system.visitor.passwords.requestPasswordReset({ email, language: 'en' });
  return system.service.eventually(() => {
    const requested = system.published(id, 'passwordResetRequested');
    expect(requested).toHaveLength(links);
    return requested.map(system.tokenOf);
  });
};

const requestLink = async (email: string, id: string): Promise<string> =>
  (await resetTokens(email, id)).at(-1) ?? '';

describe('password reset', () => {
  it('sets the password with a mailed link, verifies the address and ends every session', async () => {
    const { id, email, password, logIn } = await system.createPerson();
    const sessions = [await logIn(), await logIn()];
    const token = await requestLink(email.toUpperCase(), id);
    const [event] = system.published(id, 'passwordResetRequested');
    expect(event).toEqual({ personId: id, linkId: expect.any(String), expiresAt: expect.any(Date) });
    const { sessionIds } = await system.visitor.passwords.resetPassword({ token, password: newPassword });
    expect(sessionIds.sort()).toEqual(sessions.map(({ sessionId }) => sessionId).sort());
    for (const { refreshToken } of sessions) {
      await expect(system.visitor.identity.refreshSession({ refreshToken })).rejects.toMatchObject({
        code: 'session-ended',
      });
    }
    await expect(system.logIn(email, password)).rejects.toMatchObject({ code: 'login-failed' });
    expect((await system.logIn(email, newPassword)).person).toMatchObject({ id, emailVerified: true });
    await system.service.eventually(() => {
      expect(system.published(id, 'passwordChanged')).toHaveLength(1);
      expect(system.published(id, 'emailVerified')).toHaveLength(1);
    });
  });

  it('answers the same for an unknown address, and sends no mail', async () => {
    const { id, email } = await system.createPerson();
    const request = (address: string) =>
      system.visitor.passwords.requestPasswordReset({ email: address, language: 'en' });
    expect(await request('nobody@example.com')).toEqual(await request('no address at all'));
    expect(await request(email)).toEqual(await request('x'.repeat(10_000)));
    await system.service.eventually(async () => {
      expect(system.published(id, 'passwordResetRequested')).toHaveLength(1);
      expect(await system.db.selectFrom('password_reset_requests').selectAll().execute()).toEqual([]);
    });
  });

  it('sets the password once when many use the link concurrently', async () => {
    const { id, email } = await system.createPerson();
    const token = await requestLink(email, id);
    const passwords = Array.from({ length: 5 }, (_, index) => `new-password-${index}`);
    const answers = await Promise.allSettled(
      passwords.map((password) => system.visitor.passwords.resetPassword({ token, password })),
    );
    const won = answers.flatMap(({ status }, index) =>
      status === 'fulfilled' ? [passwords[index] ?? ''] : [],
    );
    expect(won).toHaveLength(1);
    await system.logIn(email, won[0] ?? '');
    await system.service.eventually(() => expect(system.published(id, 'passwordChanged')).toHaveLength(1));
  });

  it('rejects an unknown, a used, a superseded and an expired link with the same error', async () => {
    const first = await system.createPerson();
    const early = await requestLink(first.email, first.id);
    const [, late = ''] = await resetTokens(first.email, first.id, 2);
    await system.visitor.passwords.resetPassword({ token: late, password: newPassword });
    const second = await system.createPerson();
    const expired = await requestLink(second.email, second.id);
    system.advanceMinutes(31);
    for (const token of ['made-up', '', late, early, expired]) {
      await expect(
        system.visitor.passwords.resetPassword({ token, password: newPassword }),
      ).rejects.toMatchObject({
        kind: 'invalid',
        code: 'reset-link-invalid',
      });
    }
  });

  it('does not use up the link when the password is invalid', async () => {
    const { id, email } = await system.createPerson();
    const token = await requestLink(email, id);
    const reset = (password: string) => system.visitor.passwords.resetPassword({ token, password });
    await expect(reset('12345')).rejects.toMatchObject({
      message: 'password should be more than 5 character',
      fields: [{ field: 'password' }],
    });
    await expect(reset('password123')).rejects.toMatchObject({ code: 'password-too-common' });
    await reset(newPassword);
  });

  it('mails at most three valid links, for any number of requests', async () => {
    const { id, email } = await system.createPerson();
    await Promise.all(
      Array.from({ length: 8 }, () =>
        system.visitor.passwords.requestPasswordReset({ email, language: 'en' }),
      ),
    );
    await system.service.eventually(async () => {
      expect(await system.db.selectFrom('password_reset_requests').selectAll().execute()).toEqual([]);
      expect(system.published(id, 'passwordResetRequested')).toHaveLength(3);
    });
  });

  it('sets the first password of a person who logs in with Google only', async () => {
    const { id, email } = await system.createPerson();
    await system.db.updateTable('people').set({ password_hash: null }).where('email', '=', email).execute();
    const token = await requestLink(email, id);
    await system.visitor.passwords.resetPassword({ token, password: newPassword });
    await system.logIn(email, newPassword);
  });
});
