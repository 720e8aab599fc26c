import { useSession } from './store.ts';
import { roles, type User } from './user.ts';

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
