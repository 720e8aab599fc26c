import { Button, ButtonLink, useText, useUser } from '@sargam/kit';
import { useResend } from './useResend.ts';

/** The mail again; a visitor logs in first, so that nobody can have mail sent to others. */
export const Resend = () => {
  const t = useText();
  const user = useUser();
  const { resend, busy } = useResend(user?.id);
  if (!user) return <ButtonLink to="/login?redirect=/verify-email">{t('storefront.login.title')}</ButtonLink>;
  return (
    <Button busy={busy} onClick={resend}>
      {t('storefront.verify.resend')}
    </Button>
  );
};
