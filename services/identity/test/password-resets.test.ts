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
