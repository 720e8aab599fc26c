export { refreshSession, restoreSession, waitForRefresh } from './refresh.ts';
export { signIn, signOut } from './sign-in-out.ts';
export { closeSession, getSession, openSession, type Session, updateUser } from './store.ts';
export { accessToken } from './token.ts';
export { roles, type User, type UserType } from './user.ts';
export { useSession, useStudent, useUser } from './useSession.ts';
