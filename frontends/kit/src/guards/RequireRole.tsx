import type { ReactNode } from 'react';
import { Navigate } from '../router/react-router.ts';
import { useSession } from '../session/store.ts';
import { roles, type UserType } from '../session/user.ts';
import { PageLoading } from '../ui/Loading/PageLoading.tsx';

type Props = { children: ReactNode };

/** Renders the children for the allowed roles and redirects everyone else to the home page. Shows a loader while the session is loading. */
export const RequireRole = ({ allow, children }: Props & { allow: readonly UserType[] }) => {
  const session = useSession();
  if (session.status === 'loading') return <PageLoading />;
  if (session.status === 'user' && allow.includes(session.user.type)) return <>{children}</>;
  return <Navigate to="/" replace />;
};

export const RequireStudent = ({ children }: Props) => (
  <RequireRole allow={[roles.student]}>{children}</RequireRole>
);
export const RequireInstructor = ({ children }: Props) => (
  <RequireRole allow={[roles.instructor]}>{children}</RequireRole>
);
export const RequireAdmin = ({ children }: Props) => (
  <RequireRole allow={[roles.admin]}>{children}</RequireRole>
);

/** For login, sign-up and forgotten password: redirects logged-in users to the home page (or to `to`). */
export const VisitorsOnly = ({ children, to = '/' }: Props & { to?: string }) => {
  const session = useSession();
  if (session.status === 'loading') return <PageLoading />;
  return session.status === 'user' ? <Navigate to={to} replace /> : <>{children}</>;
};
