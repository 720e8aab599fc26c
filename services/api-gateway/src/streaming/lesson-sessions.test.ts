import { createLessonSessions } from './lesson-sessions.ts';

/** Redis as the script uses it: the sessions by the time of their last bytes. */
const createMemory = () => {
  const sessions = new Map<string, number>();
  let calls = 0;
  const evaluate = async (...[, , , now, session, idleSince, most]: unknown[]): Promise<number> => {
    calls += 1;
    for (const [id, at] of sessions) if (at <= Number(idleSince)) sessions.delete(id);
    if (!sessions.has(String(session)) && sessions.size >= Number(most)) return 0;
    sessions.set(String(session), Number(now));
    return 1;
  };
  return { eval: evaluate as never, calls: () => calls };
};

const start = () => {
  let seconds = 0;
  const memory = createMemory();
  const sessions = createLessonSessions(() => new Date(seconds * 1000), memory);
  return {
    calls: memory.calls,
    at: async (second: number, sessionId: string) => {
      seconds = second;
      return sessions.admit({ personId: 'p', sessionId }).then(
        () => 'admitted',
        (error: { code: string }) => error.code,
      );
    },
  };
};

it('a third session is refused 30 s and admitted 36 s after the last recorded bytes of another', async () => {
  const { at } = start();
  expect([await at(0, 'a'), await at(1, 'b'), await at(20, 'b')]).toEqual(Array(3).fill('admitted'));
  expect(await at(30, 'c')).toBe('lesson-sessions');
  expect(await at(36, 'c')).toBe('admitted');
  expect(await at(37, 'a')).toBe('lesson-sessions');
});

it('a session is recorded once in five seconds', async () => {
  const { at, calls } = start();
  for (const second of [0, 1, 2, 3, 4]) await at(second, 'a');
  expect(calls()).toBe(1);
  await at(5, 'a');
  expect(calls()).toBe(2);
});

it('nothing is limited while Redis is unavailable', async () => {
  const unavailable = { eval: () => Promise.reject(new Error('unavailable')) };
  const sessions = createLessonSessions(() => new Date(0), unavailable as never);
  for (const sessionId of ['a', 'b', 'c']) await sessions.admit({ personId: 'p', sessionId });
});
