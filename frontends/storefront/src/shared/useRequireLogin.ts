import { toast, useLocation, useNavigate, useTranslate } from '@sargam/kit';

/** What is left in the entry of the history for the login: the page that sent the person there. */
export type LoginOrigin = { from: string };

export const readLoginOrigin = (state: unknown): string | null => {
  const { from } = (state ?? {}) as Partial<LoginOrigin>;
  return typeof from === 'string' ? from : null;
};

/**
 * What needs a login says so and leads to `/login?redirect=cart`, as specified. The login then leads back to this page,
 * over the sign-up and over other sites too; the cart's own button leads on to the cart instead.
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
