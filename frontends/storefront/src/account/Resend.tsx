import { Button, toast, useNavigate, useTranslate, useUser } from '@sargam/kit';
import { loginFor } from './redirect.ts';
import { useResend } from './useResend.ts';

/** The mail again; a visitor logs in first, so that nobody can have mail sent to others. */
export const Resend = () => {
  const t = useTranslate();
  const user = useUser();
  const navigate = useNavigate();
  const { resend, busy } = useResend(user?.id);
  const logIn = (): void => {
    toast.error(t('kit.auth.login_first'));
    void navigate(loginFor('/verify-email'));
  };
  return (
    <Button busy={busy} onClick={user ? resend : logIn}>
      {t('storefront.verify.resend')}
    </Button>
  );
};
