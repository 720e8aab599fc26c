import { closeSession, getSession, openSession } from './store.ts';
import { mayHaveSession, tokenLifetime } from './token.ts';

const REFRESH = '/api/v1/user/session/refresh';
const EARLY_MS = 45_000;

/** `kept` a fresh token is there, `ended` the server refused, `unreachable` nobody answered (try later). */
type Outcome = 'kept' | 'ended' | 'unreachable';

let running: Promise<Outcome> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const ask = async (): Promise<Outcome> => {
  try {
    const response = await fetch(REFRESH, { method: 'POST', credentials: 'same-origin' });
    if (response.ok) return openSession(await response.json()) ? 'kept' : 'ended';
    return response.status < 500 && response.status !== 429 ? 'ended' : 'unreachable';
  } catch {
    return 'unreachable';
  }
};

/**
 * Refresh tokens rotate and using an old one ends the session, so tabs of one browser take turns; the next one in
 * line sends the cookie that the one before received.
 */
const inTurn = (task: () => Promise<Outcome>): Promise<Outcome> =>
  navigator.locks ? navigator.locks.request('sargam.refresh', task) : task();

const attempt = async (): Promise<Outcome> => {
  const first = await inTurn(ask);
  if (first !== 'unreachable') return first;
  await wait(1_500);
  return inTurn(ask);
};

const plan = (): void => {
  clearTimeout(timer);
  const lifetime = tokenLifetime();
  if (lifetime !== undefined)
    timer = setTimeout(() => void refreshSession(), Math.max(5_000, lifetime - EARLY_MS));
};

/** Exchanges the httpOnly cookie for a fresh access token. However many callers: one request at a time. */
export const refreshSession = (): Promise<Outcome> => {
  running ??= attempt()
    .then((outcome) => {
      if (outcome === 'ended' || (outcome === 'unreachable' && getSession().status === 'loading'))
        closeSession();
      else plan();
      return outcome;
    })
    .finally(() => {
      running = undefined;
    });
  return running;
};

/** Called once by the shell; a visitor without a session asks nothing. */
export const restoreSession = (): void => {
  if (mayHaveSession()) void refreshSession();
};

/** Resolves when no refresh is under way, so that no call goes out with a token about to be replaced. */
export const sessionSettled = async (): Promise<void> => {
  await running;
};

export const planRefresh = plan;
