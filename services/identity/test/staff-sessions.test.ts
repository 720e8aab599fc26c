import { Role } from '@sargam/proto/identity/v1/identity';
import { decodeJwt } from 'jose';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);
beforeEach(() => {
  system.clock.now = new Date();
});

const refresh = (refreshToken: string, idleMinutes = 0) =>
  system.visitor.identity.refreshSession({ refreshToken, idleSeconds: idleMinutes * 60 });
const logInAs = async (role: Role) => (await system.createStaff(role)).logIn();
const staff = [
  ['an admin', Role.ROLE_ADMIN],
  ['a content uploader', Role.ROLE_CONTENT],
] as const;
const idle = { kind: 'unauthenticated', code: 'session-idle' };
const expired = { kind: 'unauthenticated', code: 'session-expired' };
const endReasonOf = async (id: string) =>
  (await system.db.selectFrom('sessions').select('end_reason').where('id', '=', id).executeTakeFirstOrThrow())
    .end_reason;

it.each(staff)(
  'a session of %s ends at a refresh after 30 minutes without one, for good',
  async (_, role) => {
    const { refreshToken, sessionId } = await logInAs(role);
    system.advanceMinutes(30);
    await expect(refresh(refreshToken)).rejects.toMatchObject({ ...idle, detail: { session: sessionId } });
    expect(await endReasonOf(sessionId)).toBe('idle');
    await expect(refresh(refreshToken)).rejects.toMatchObject({ code: 'session-ended' });
  },
);

it('an open page that refreshes by itself does not prolong the session of an admin who is away', async () => {
  let { refreshToken } = await logInAs(Role.ROLE_ADMIN);
  for (const minutes of [9, 18, 27]) {
    system.advanceMinutes(9);
    ({ refreshToken } = await refresh(refreshToken, minutes));
  }
  system.advanceMinutes(3);
  await expect(refresh(refreshToken, 30)).rejects.toMatchObject(idle);
});

it('activity in another tab keeps the session, although the last tab to refresh is idle', async () => {
  const first = await logInAs(Role.ROLE_ADMIN);
  system.advanceMinutes(20);
  const second = await refresh(first.refreshToken, 1);
  const third = await refresh(second.refreshToken, 20);
  system.advanceMinutes(28);
  await expect(refresh(third.refreshToken, 48)).resolves.toMatchObject({ sessionId: first.sessionId });
});

it.each(staff)('a session of %s ends after 12 hours in spite of activity', async (_, role) => {
  let { refreshToken } = await logInAs(role);
  for (let hours = 0.25; hours < 12; hours += 0.25) {
    system.advanceMinutes(15);
    ({ refreshToken } = await refresh(refreshToken));
  }
  system.advanceMinutes(15);
  await expect(refresh(refreshToken)).rejects.toMatchObject(expired);
});

it('a session of an admin from before the limits ends after 12 hours too', async () => {
  const { refreshToken, sessionId } = await logInAs(Role.ROLE_ADMIN);
  const inAMonth = new Date(system.clock.now.getTime() + 30 * 24 * 3_600_000);
  system.advanceMinutes(12 * 60);
  await system.db
    .updateTable('sessions')
    .set({ expires_at: inAMonth, active_at: system.clock.now })
    .where('id', '=', sessionId)
    .execute();
  await expect(refresh(refreshToken)).rejects.toMatchObject(expired);
});

it('an access token is not valid after the idle limit of its session', async () => {
  const first = await logInAs(Role.ROLE_ADMIN);
  const loggedInAt = Math.floor(system.clock.now.getTime() / 1000);
  system.advanceMinutes(25);
  const { accessToken } = await refresh(first.refreshToken, 25);
  expect(decodeJwt(accessToken).exp).toBe(loggedInAt + 30 * 60);
});

it('sessions of instructors and students do not end without activity', async () => {
  for (const role of [Role.ROLE_INSTRUCTOR, Role.ROLE_STUDENT]) {
    const { refreshToken } = await logInAs(role);
    system.advanceMinutes(29 * 24 * 60);
    await expect(refresh(refreshToken, 29 * 24 * 60)).resolves.toBeDefined();
  }
});
