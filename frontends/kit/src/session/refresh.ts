import { closeSession, getSession, openSession, showAsVisitor } from './store.ts';
import { hasSessionHint, tokenLifetimeMs } from './token.ts';

const REFRESH_URL = '/api/v1/user/session/refresh';
const RENEW_BEFORE_EXPIRY_MS = 45_000;
// A service that is being restarted is back within seconds; the page waits that long before it shows a visitor's face.
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000];
const RETRY_WHILE_UNREACHABLE_MS = 10_000;
const CALL_WAIT_TIMEOUT_MS = 2_000;
const MAX_TIMER_MS = 2 ** 31 - 1;

/** `kept` a fresh token is there, `ended` the server refused, `unreachable` nobody answered (tried again later). */
type Outcome = 'kept' | 'ended' | 'unreachable';

let runningRefresh: Promise<Outcome> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const requestToken = async (): Promise<Outcome> => {
  try {
    const response = await fetch(REFRESH_URL, { method: 'POST', credentials: 'same-origin' });
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
const withRefreshLock = (task: () => Promise<Outcome>): Promise<Outcome> =>
  navigator.locks ? navigator.locks.request('sargam.refresh', task) : task();

const requestTokenWithRetry = async (): Promise<Outcome> => {
  for (const pause of RETRY_DELAYS_MS) {
    const outcome = await withRefreshLock(requestToken);
    if (outcome !== 'unreachable') return outcome;
    await wait(pause);
  }
  return withRefreshLock(requestToken);
};

const refreshIn = (ms: number): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void refreshSession(), ms);
};

/** Asks for the next token shortly before this one ends. */
export const scheduleRefresh = (): void => {
  const lifetime = tokenLifetimeMs();
  if (lifetime !== undefined && lifetime < MAX_TIMER_MS)
    refreshIn(Math.max(5_000, lifetime - RENEW_BEFORE_EXPIRY_MS));
};

const applyOutcome = (outcome: Outcome): Outcome => {
  if (outcome === 'ended') closeSession();
  if (outcome === 'kept') scheduleRefresh();
  if (outcome === 'unreachable') {
    // The cookie may be as good as before: nobody is logged out by a fault of ours.
    if (getSession().status === 'loading') showAsVisitor();
    refreshIn(RETRY_WHILE_UNREACHABLE_MS);
  }
  return outcome;
};

/** Exchanges the httpOnly cookie for a fresh access token. However many callers: one request at a time. */
export const refreshSession = (): Promise<Outcome> => {
  runningRefresh ??= requestTokenWithRetry()
    .then(applyOutcome)
    .finally(() => {
      runningRefresh = undefined;
    });
  return runningRefresh;
};

/** Called once by the shell; a visitor without a session asks nothing. */
export const restoreSession = (): void => {
  if (hasSessionHint()) void refreshSession();
};

/** Resolves when no refresh is under way, so that no call goes out with a token about to be replaced; 2 s at most. */
export const waitForRefresh = async (): Promise<void> => {
  if (runningRefresh) await Promise.race([runningRefresh, wait(CALL_WAIT_TIMEOUT_MS)]);
};
