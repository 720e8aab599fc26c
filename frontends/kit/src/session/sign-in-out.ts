import { history } from '../router/history.ts';
import { scheduleRefresh } from './refresh.ts';
import { closeSession, openSession } from './store.ts';
import { accessToken, saveToken } from './token.ts';

const TIMEOUT_MS = 5_000;

/** Opens the session from a login response; false when the response contains no session. */
export const signIn = (answer: unknown): boolean => {
  const opened = openSession(answer);
  if (opened) scheduleRefresh();
  return opened;
};

/** Replaces the access token of the open session. */
export const replaceAccessToken = (token: string): void => {
  saveToken(token);
  scheduleRefresh();
};

/** Ends the session in the browser and on the server, clears the local storage (the language stays in its cookie) and opens the home page. */
export const signOut = async (): Promise<void> => {
  const token = accessToken();
  const headers: Record<string, string> = token ? { 'auth-token': token } : {};
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const init: RequestInit = { method: 'POST', credentials: 'same-origin', headers, signal };
  await fetch('/api/v1/user/session/logout', init).catch(() => undefined);
  localStorage.clear();
  closeSession();
  history.navigator.push('/');
};
