import { closeSession, getSession, openSession, refreshSession, setTexts } from '@sargam/kit';
import { createFakeFetch, problemResponse, sentRequests } from '@sargam/kit/testing';
import { getToasts } from '../toast/store.ts';
import { accessToken, SESSION_HINT, tokenLifetimeMs } from './token.ts';

const token = (lifetimeS: number): string =>
  `a.${btoa(JSON.stringify({ iat: 1_000, exp: 1_000 + lifetimeS }))}.c`;
const answer = (name = 'Tasnim') => ({ v_token: token(900), type: 4, user: { _id: 'u1', name } });

const mockRefresh = (given: unknown): void => {
  globalThis.fetch = createFakeFetch({ 'POST /user/session/refresh': given });
};

beforeEach(() => {
  sentRequests.length = 0;
  closeSession();
});

it('keeps the token in memory only, and a session hint in the local storage', () => {
  expect(openSession(answer())).toBe(true);
  expect(accessToken()).toBe(token(900));
  expect(JSON.stringify({ ...localStorage })).not.toContain(token(900));
  expect(localStorage.getItem(SESSION_HINT)).toBe('1');
});

it('counts the lifetime of a token from its receipt, independent of the device clock', () => {
  openSession(answer());
  expect(tokenLifetimeMs()).toBeGreaterThan(899_000);
  expect(tokenLifetimeMs()).toBeLessThanOrEqual(900_000);
});

it('rejects a response without a token, a role or a user', () => {
  expect(openSession({ type: 4, user: { _id: 'u1' } })).toBe(false);
  expect(openSession({ v_token: 'x', type: 9, user: { _id: 'u1' } })).toBe(false);
  expect(openSession({ v_token: 'x', type: 4 })).toBe(false);
  expect(getSession()).toEqual({ status: 'visitor' });
});

it('does not refetch queries that waited for the session, and refetches queries sent as a visitor', async () => {
  const countFetches = async (hint: boolean): Promise<number> => {
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
  expect([await countFetches(true), await countFetches(false)]).toEqual([1, 2]);
});

it('sends one refresh request for a hundred callers', async () => {
  mockRefresh(answer('Renewed'));
  const outcomes = await Promise.all(Array.from({ length: 100 }, refreshSession));
  expect(new Set(outcomes)).toEqual(new Set(['renewed']));
  expect(sentRequests).toHaveLength(1);
  expect(getSession()).toMatchObject({ user: { name: 'Renewed' } });
});

it('ends the session when the server rejects the cookie', async () => {
  openSession(answer());
  mockRefresh(problemResponse(401, 'session-ended', 'Please login first'));
  await expect(refreshSession()).resolves.toBe('ended');
  expect(getSession()).toEqual({ status: 'visitor' });
  expect(accessToken()).toBeUndefined();
});

it('reports the seconds without activity, ends the session after too many, and says why', async () => {
  const texts = { kit: { auth: { session_idle: 'You were away.' } } };
  setTexts('en', texts);
  openSession(answer());
  mockRefresh(problemResponse(401, 'session-idle', 'logged out'));
  jest.useFakeTimers({ now: Date.now() });
  window.dispatchEvent(new Event('keydown'));
  jest.setSystemTime(Date.now() + 90_500);
  await expect(refreshSession()).resolves.toBe('idle');
  jest.useRealTimers();
  expect(sentRequests[0]?.body).toBe('{"idleSeconds":90}');
  expect(getSession()).toEqual({ status: 'visitor' });
  expect(getToasts()).toMatchObject([{ kind: 'info', text: 'You were away.' }]);
});

it('keeps the user logged in while the server is unavailable, and retries automatically', async () => {
  openSession(answer());
  mockRefresh(problemResponse(503, 'unavailable', 'later'));
  jest.useFakeTimers();
  const outcome = refreshSession();
  await jest.advanceTimersByTimeAsync(8_000);
  await expect(outcome).resolves.toBe('unreachable');
  expect(getSession()).toMatchObject({ status: 'user' });
  expect(localStorage.getItem(SESSION_HINT)).toBe('1');

  mockRefresh(answer('Back'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(getSession()).toMatchObject({ user: { name: 'Back' } });
  jest.useRealTimers();
});

it('ends the session after a logout in another tab', () => {
  openSession(answer());
  localStorage.removeItem(SESSION_HINT);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_HINT }));
  expect(getSession()).toEqual({ status: 'visitor' });
});
