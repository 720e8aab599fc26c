import { queryClient } from '../query/query-client.ts';
import { clearToken, hasSessionHint, SESSION_HINT, saveToken } from './token.ts';
import { parseSession, type User } from './user.ts';

/** `loading` until the page knows whether somebody is logged in. */
export type Session = { status: 'loading' | 'visitor' } | { status: 'user'; user: User };

const listeners = new Set<() => void>();
let session: Session = hasSessionHint() ? { status: 'loading' } : { status: 'visitor' };

const setSession = (next: Session): void => {
  session = next;
  for (const listener of listeners) listener();
};

export const getSession = (): Session => session;

export const subscribeSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Takes what login or refresh answered. False where the answer holds no session. What the cache knows about somebody
 * else (or a visitor) is forgotten when the person changes.
 */
export const openSession = (answer: unknown): boolean => {
  const opened = parseSession(answer);
  if (!opened) return false;
  const before = session.status === 'user' ? session.user.id : undefined;
  const wasAwaited = session.status === 'loading';
  saveToken(opened.token);
  setSession({ status: 'user', user: opened.user });
  // First questions have waited for the session: they are about to be asked with it.
  if (before !== opened.user.id)
    void queryClient.invalidateQueries({
      predicate: ({ state }) => !wasAwaited || state.status !== 'pending',
    });
  return true;
};

/** Shows a changed name or photo at once. */
export const updateUser = (change: Partial<Pick<User, 'name' | 'photo'>>): void => {
  if (session.status === 'user') setSession({ status: 'user', user: { ...session.user, ...change } });
};

export const closeSession = (): void => {
  clearToken();
  const wasUser = session.status === 'user';
  setSession({ status: 'visitor' });
  if (wasUser) queryClient.clear();
};

/** While it cannot be known who is here: shown as a visitor, the hint stays. */
export const showAsVisitor = (): void => setSession({ status: 'visitor' });

// A logout in one tab ends the session of the others, which share its cookie.
window.addEventListener('storage', (event) => {
  const ended = event.key === SESSION_HINT || event.key === null;
  if (ended && !hasSessionHint() && session.status === 'user') closeSession();
});
