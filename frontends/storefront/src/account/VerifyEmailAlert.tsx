import { Alert, Button, useTranslate } from '@sargam/kit';
import { useResendVerificationMail } from './useResendVerificationMail.ts';

/** For actions that need a verified e-mail address (decision P5). Offers to send the mail again. */
export const VerifyEmailAlert = ({ user, title }: { user: string; title: string }) => {
  const t = useTranslate();
  const { resend, busy } = useResendVerificationMail(user);
  return (
    <Alert
      kind="info"
      title={title}
      text={t('storefront.verify.check_inbox')}
      action={
        <Button variant="line" size="s" busy={busy} onClick={resend}>
          {t('storefront.verify.resend')}
        </Button>
      }
    />
  );
};
