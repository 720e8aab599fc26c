export { RequireAdmin, RequireInstructor, RequireRole, RequireStudent, VisitorsOnly } from './guards.tsx';
export { refreshSession, restoreSession, sessionSettled } from './refresh.ts';
export { signIn, signOut } from './sign.ts';
export { changeUser, closeSession, getSession, openSession, type Session } from './store.ts';
export { accessToken } from './token.ts';
export { roles, type User, type UserType } from './user.ts';
export { useSession, useStudent, useUser } from './useSession.ts';
