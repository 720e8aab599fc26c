import { Button, toast, useNavigate, useTranslate, useUser } from '@sargam/kit';
import { loginAddress } from './redirect.ts';
import { useResendVerificationMail } from './useResendVerificationMail.ts';

/** The mail again; a visitor logs in first, so that nobody can have mail sent to others. */
export const ResendVerificationMail = () => {
  const t = useTranslate();
  const user = useUser();
  const navigate = useNavigate();
  const { resend, busy } = useResendVerificationMail(user?.id);
  const logIn = (): void => {
    toast.error(t('kit.auth.login_first'));
    void navigate(loginAddress('/verify-email'));
  };
  return (
    <Button busy={busy} onClick={user ? resend : logIn}>
      {t('storefront.verify.resend')}
    </Button>
  );
};
