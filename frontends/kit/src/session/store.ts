import { queryClient } from '../query/query-client.ts';
import { isServer } from '../server-request/server-request.ts';
import { createStore } from '../store/create-store.ts';
import { clearToken, hasSessionHint, SESSION_HINT, saveToken } from './token.ts';
import { parseSession, type User } from './user.ts';

/** `loading` until the first token refresh is finished. */
export type Session = { status: 'loading' | 'visitor' } | { status: 'user'; user: User };

/** `useSession` returns `{ status: 'loading' | 'visitor' }` or `{ status: 'user', user }`. */
export const {
  get: getSession,
  set: setSession,
  use: useSession,
} = createStore<Session>(
  { status: !isServer && hasSessionHint() ? 'loading' : 'visitor' },
  // Server-rendered pages are the same for everyone.
  { status: 'visitor' },
);

/**
 * Opens the session from a login or refresh response; false when the response contains no session. A change of user
 * invalidates the cached queries of the previous user or visitor.
 */
export const openSession = (answer: unknown): boolean => {
  const opened = parseSession(answer);
  if (!opened) return false;
  const session = getSession();
  const previousUserId = session.status === 'user' ? session.user.id : undefined;
  const wasLoading = session.status === 'loading';
  saveToken(opened.token);
  setSession({ status: 'user', user: opened.user });
  // Pending first queries waited for the session (waitForRefresh), so they are sent with its token and stay valid.
  if (previousUserId !== opened.user.id)
    void queryClient.invalidateQueries({
      predicate: ({ state }) => !wasLoading || state.status !== 'pending',
    });
  return true;
};

/** Updates the name or photo of the current user without a refetch. */
export const updateUser = (change: Partial<Pick<User, 'name' | 'photo'>>): void => {
  const session = getSession();
  if (session.status === 'user') setSession({ status: 'user', user: { ...session.user, ...change } });
};

export const closeSession = (): void => {
  clearToken();
  const wasUser = getSession().status === 'user';
  setSession({ status: 'visitor' });
  if (wasUser) queryClient.clear();
};

/** The server is unreachable: shows the visitor's view, but keeps the session hint. */
export const showAsVisitor = (): void => setSession({ status: 'visitor' });

// A logout in one tab ends the session in all tabs, because they share the cookie.
const closeEndedSession = (event: StorageEvent): void => {
  const ended = event.key === SESSION_HINT || event.key === null;
  if (ended && !hasSessionHint() && getSession().status === 'user') closeSession();
};
if (!isServer) window.addEventListener('storage', closeEndedSession);
