import { toast, useLocation, useNavigate, useTranslate } from '@sargam/kit';

/** History state for the login page: the page that required the login. */
export type LoginOrigin = { from: string };

export const readLoginOrigin = (state: unknown): string | null => {
  const { from } = (state ?? {}) as Partial<LoginOrigin>;
  return typeof from === 'string' ? from : null;
};

/**
 * Shows a toast and goes to `/login?redirect=cart`. The login returns to this page, because the history state has
 * priority over `redirect`. This also works after a sign-up or a social login.
 */
export const useRequireLogin = (): (() => void) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    toast.error(t('kit.auth.login_first'));
    void navigate('/login?redirect=cart', { state: { from: pathname + search } satisfies LoginOrigin });
  };
};
