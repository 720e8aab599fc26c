import { history } from '../router/history.ts';
import { planRefresh, refreshSession } from './refresh.ts';
import { closeSession, openSession } from './store.ts';
import { accessToken } from './token.ts';

/** Takes the answer of login or social login; false where it holds no session. */
export const signIn = (answer: unknown): boolean => {
  const opened = openSession(answer);
  if (opened) planRefresh();
  return opened;
};

/** Ends the session here and on the server, clears what the browser kept, and goes home. */
export const signOut = async (): Promise<void> => {
  const token = accessToken();
  const headers: Record<string, string> = token ? { 'auth-token': token } : {};
  await fetch('/api/v1/user/session/logout', { method: 'POST', credentials: 'same-origin', headers }).catch(
    () => undefined,
  );
  const language = localStorage.getItem('i18nextLng');
  localStorage.clear();
  if (language) localStorage.setItem('i18nextLng', language);
  closeSession();
  history.navigator.push('/');
};

export { refreshSession };
