import { history } from '../router/history.ts';
import { scheduleRefresh } from './refresh.ts';
import { closeSession, openSession } from './store.ts';
import { accessToken } from './token.ts';

const TIMEOUT_MS = 5_000;

/** Takes the answer of login or social login; false where it holds no session. */
export const signIn = (answer: unknown): boolean => {
  const opened = openSession(answer);
  if (opened) scheduleRefresh();
  return opened;
};

/**
 * Ends the session here and on the server, clears what the browser kept (the language stays in
 * its cookie), and goes home.
 */
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
