import { useSyncExternalStore } from 'react';
import { getSession, type Session, subscribeSession } from './store.ts';
import { roles, type User } from './user.ts';

/** The session: `{ status: 'loading' | 'visitor' }` or `{ status: 'user', user }`. */
export const useSession = (): Session => useSyncExternalStore(subscribeSession, getSession, getSession);

/** The logged-in user, or undefined. */
export const useUser = (): User | undefined => {
  const session = useSession();
  return session.status === 'user' ? session.user : undefined;
};

/** The logged-in user if it is a student, else undefined. */
export const useStudent = (): User | undefined => {
  const user = useUser();
  return user?.type === roles.student ? user : undefined;
};
