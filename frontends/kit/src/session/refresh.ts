import { ApiError } from '../errors/api-error.ts';
import { currentLanguage } from '../i18n/language.ts';
import { translateByLanguage } from '../i18n/texts.ts';
import { toast } from '../toast/store.ts';
import { secondsIdle } from './activity.ts';
import { closeSession, getSession, openSession, showAsVisitor } from './store.ts';
import { hasSessionHint, tokenLifetimeMs } from './token.ts';

const REFRESH_URL = '/api/v1/user/session/refresh';
const RENEW_BEFORE_EXPIRY_MS = 45_000;
// A restarting service is back within seconds. The page waits that long before it shows the visitor's view.
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000];
const RETRY_WHILE_UNREACHABLE_MS = 10_000;
const CALL_WAIT_TIMEOUT_MS = 2_000;
// Long enough for the person to read it after returning.
const IDLE_MESSAGE_DURATION_MS = 12 * 3_600_000;
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * `renewed`: a new access token; `ended`: the server rejected the cookie; `idle`: it did so because there was no activity;
 * `unreachable`: no usable response, retried later.
 */
type Outcome = 'renewed' | 'ended' | 'idle' | 'unreachable';

let runningRefresh: Promise<Outcome> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const requestToken = async (): Promise<Outcome> => {
  try {
    const response = await fetch(REFRESH_URL, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idleSeconds: secondsIdle() }),
    });
    if (response.ok) return openSession(await response.json()) ? 'renewed' : 'ended';
    if (response.status >= 500 || response.status === 429) return 'unreachable';
    const { code } = ApiError.from(response.status, await response.json().catch(() => undefined));
    return code === 'session-idle' ? 'idle' : 'ended';
  } catch {
    return 'unreachable';
  }
};

/**
 * Refresh tokens rotate, and reuse of an old one ends the session. A lock serialises the refreshes of all tabs, so that
 * each request sends the cookie of the previous response.
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

/** Schedules the next refresh shortly before the access token expires. */
export const scheduleRefresh = (): void => {
  const lifetime = tokenLifetimeMs();
  if (lifetime !== undefined && lifetime < MAX_TIMER_MS)
    refreshIn(Math.max(5_000, lifetime - RENEW_BEFORE_EXPIRY_MS));
};

const applyOutcome = (outcome: Outcome): Outcome => {
  if (outcome === 'ended' || outcome === 'idle') closeSession();
  if (outcome === 'idle')
    toast.info(translateByLanguage[currentLanguage()]('kit.auth.session_idle'), {
      duration: IDLE_MESSAGE_DURATION_MS,
    });
  if (outcome === 'renewed') scheduleRefresh();
  if (outcome === 'unreachable') {
    // The cookie may still be valid: an unavailable server must not log users out.
    if (getSession().status === 'loading') showAsVisitor();
    refreshIn(RETRY_WHILE_UNREACHABLE_MS);
  }
  return outcome;
};

/** Exchanges the httpOnly cookie for a new access token. Single flight: concurrent callers share one request. */
export const refreshSession = (): Promise<Outcome> => {
  runningRefresh ??= requestTokenWithRetry()
    .then(applyOutcome)
    .finally(() => {
      runningRefresh = undefined;
    });
  return runningRefresh;
};

/** Called once by the shell. Sends no request for a visitor without a session hint. */
export const restoreSession = (): void => {
  if (hasSessionHint()) void refreshSession();
};

/** Waits for a running refresh (2 s at most), so that no API call is sent with a token that is about to be replaced. */
export const waitForRefresh = async (): Promise<void> => {
  if (runningRefresh) await Promise.race([runningRefresh, wait(CALL_WAIT_TIMEOUT_MS)]);
};
