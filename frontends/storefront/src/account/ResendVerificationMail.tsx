import { Button, toast, useNavigate, useTranslate, useUser } from '@sargam/kit';
import { loginAddress } from './redirect.ts';
import { useResendVerificationMail } from './useResendVerificationMail.ts';

/** A visitor has to log in first: without that, anyone could send mails to other people. */
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
