import { closeSession, getSession, openSession, refreshSession } from '@sargam/kit';
import { createFakeFetch, problemResponse, sentRequests } from '@sargam/kit/testing';
import { accessToken, SESSION_HINT, tokenLifetimeMs } from './token.ts';

const token = (lifetimeS: number): string =>
  `a.${btoa(JSON.stringify({ iat: 1_000, exp: 1_000 + lifetimeS }))}.c`;
const answer = (name = 'Tasnim') => ({ v_token: token(900), type: 4, user: { _id: 'u1', name } });

const refreshAnswers = (given: unknown): void => {
  globalThis.fetch = createFakeFetch({ 'POST /user/session/refresh': given });
};

beforeEach(() => {
  sentRequests.length = 0;
  closeSession();
});

it('keeps the token in memory only, and a hint that there is a cookie', () => {
  expect(openSession(answer())).toBe(true);
  expect(accessToken()).toBe(token(900));
  expect(JSON.stringify({ ...localStorage })).not.toContain(token(900));
  expect(localStorage.getItem(SESSION_HINT)).toBe('1');
});

it('counts a token’s life from its receipt, whatever the device’s clock says', () => {
  openSession(answer());
  expect(tokenLifetimeMs()).toBeGreaterThan(899_000);
  expect(tokenLifetimeMs()).toBeLessThanOrEqual(900_000);
});

it('refuses an answer without a token, a role or a person', () => {
  expect(openSession({ type: 4, user: { _id: 'u1' } })).toBe(false);
  expect(openSession({ v_token: 'x', type: 9, user: { _id: 'u1' } })).toBe(false);
  expect(openSession({ v_token: 'x', type: 4 })).toBe(false);
  expect(getSession()).toEqual({ status: 'visitor' });
});

it('asks once what has waited for the session, and again what was asked as a visitor', async () => {
  const timesAsked = async (hint: boolean): Promise<number> => {
    localStorage.clear();
    if (hint) localStorage.setItem(SESSION_HINT, '1');
    jest.resetModules();
    const { openSession: open } = await import('./store.ts');
    const { queryClient } = await import('../query/query-client.ts');
    const answered = Promise.withResolvers<number>();
    let times = 0;
    const queryFn = () => {
      times += 1;
      return answered.promise;
    };
    const { QueryObserver } = await import('@tanstack/react-query');
    new QueryObserver(queryClient, { queryKey: ['api', '/course/'], queryFn }).subscribe(() => undefined);
    open(answer());
    answered.resolve(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return times;
  };
  expect([await timesAsked(true), await timesAsked(false)]).toEqual([1, 2]);
});

it('refreshes once for a hundred callers', async () => {
  refreshAnswers(answer('Renewed'));
  const outcomes = await Promise.all(Array.from({ length: 100 }, refreshSession));
  expect(new Set(outcomes)).toEqual(new Set(['kept']));
  expect(sentRequests).toHaveLength(1);
  expect(getSession()).toMatchObject({ user: { name: 'Renewed' } });
});

it('ends the session when the server refuses the cookie', async () => {
  openSession(answer());
  refreshAnswers(problemResponse(401, 'session-ended', 'Please login first'));
  await expect(refreshSession()).resolves.toBe('ended');
  expect(getSession()).toEqual({ status: 'visitor' });
  expect(accessToken()).toBeUndefined();
});

it('keeps the person logged in while nobody answers, and tries again by itself', async () => {
  openSession(answer());
  refreshAnswers(problemResponse(503, 'unavailable', 'later'));
  jest.useFakeTimers();
  const outcome = refreshSession();
  await jest.advanceTimersByTimeAsync(8_000);
  await expect(outcome).resolves.toBe('unreachable');
  expect(getSession()).toMatchObject({ status: 'user' });
  expect(localStorage.getItem(SESSION_HINT)).toBe('1');

  refreshAnswers(answer('Back'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(getSession()).toMatchObject({ user: { name: 'Back' } });
  jest.useRealTimers();
});

it('a logout in another tab ends the session here', () => {
  openSession(answer());
  localStorage.removeItem(SESSION_HINT);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT }));
  expect(getSession()).toEqual({ status: 'visitor' });
});
