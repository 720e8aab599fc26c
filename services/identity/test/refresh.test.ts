import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);
beforeEach(() => {
  system.clock.now = new Date();
});

const refresh = (refreshToken: string) => system.visitor.identity.refreshSession({ refreshToken });
const openSession = async () => (await system.createPerson()).logIn();
const countTokens = async (session: string): Promise<number> =>
  (
    await system.db
      .selectFrom('refresh_tokens')
      .select('issued_at')
      .where('session_id', '=', session)
      .execute()
  ).length;
const afterSeconds = (seconds: number) => system.advanceMinutes(seconds / 60);
const ended = { kind: 'unauthenticated', code: 'session-ended' };

it('a refresh replaces the refresh token and keeps the session', async () => {
  const first = await openSession();
  const second = await refresh(first.refreshToken);
  expect(second.sessionId).toBe(first.sessionId);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  const third = await refresh(second.refreshToken);
  expect(third.refreshToken).not.toBe(second.refreshToken);
});

it('a refresh repeated within the grace period returns the same successor and stores no other token', async () => {
  const first = await openSession();
  const second = await refresh(first.refreshToken);
  afterSeconds(9);
  const repeated = await refresh(first.refreshToken);
  expect(repeated.refreshToken).toBe(second.refreshToken);
  expect(repeated.sessionId).toBe(first.sessionId);
  expect(await countTokens(first.sessionId)).toBe(2);
});

it('concurrent refreshes with one token return the same successor', async () => {
  const { refreshToken, sessionId } = await openSession();
  const tabs = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
  expect(new Set(tabs.map((tab) => tab.refreshToken)).size).toBe(1);
  expect(await countTokens(sessionId)).toBe(2);
});

it('a refresh repeated after its successor was used returns the newest token', async () => {
  const first = await openSession();
  const second = await refresh(first.refreshToken);
  afterSeconds(3);
  const third = await refresh(second.refreshToken);
  afterSeconds(3);
  expect((await refresh(first.refreshToken)).refreshToken).toBe(third.refreshToken);
  expect(await countTokens(first.sessionId)).toBe(3);
  afterSeconds(60);
  await refresh(third.refreshToken);
});

it.each([
  ['the first token', 0],
  ['its successor', 1],
])('the session ends when %s is used again after the grace period', async (_, index) => {
  const first = await openSession();
  const second = await refresh(first.refreshToken);
  const third = await refresh(second.refreshToken);
  afterSeconds(11);
  await expect(refresh([first, second][index]?.refreshToken ?? '')).rejects.toMatchObject({
    ...ended,
    detail: { session: first.sessionId },
  });
  await expect(refresh(third.refreshToken)).rejects.toMatchObject(ended);
});

it('the stored values without the token do not contain the successor', async () => {
  const { refreshToken, sessionId } = await openSession();
  const successor = (await refresh(refreshToken)).refreshToken;
  const rows = await system.db
    .selectFrom('refresh_tokens')
    .selectAll()
    .where('session_id', '=', sessionId)
    .execute();
  const stored = rows
    .flatMap((row) => Object.values(row))
    .map((value) => (Buffer.isBuffer(value) ? value : Buffer.from(String(value))));
  for (const token of [refreshToken, successor])
    expect(
      stored.some((value) => value.includes(token) || value.includes(Buffer.from(token, 'base64url'))),
    ).toBe(false);
});
