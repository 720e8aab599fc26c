export { refreshSession, restoreSession, waitForRefresh } from './refresh.ts';
export { replaceAccessToken, signIn, signOut } from './sign-in-out.ts';
export { setStepUpPrompt } from './step-up.ts';
export { closeSession, getSession, openSession, type Session, updateUser, useSession } from './store.ts';
export { accessToken } from './token.ts';
export { roles, type User, type UserType } from './user.ts';
export { useStudent, useUser } from './useUser.ts';
