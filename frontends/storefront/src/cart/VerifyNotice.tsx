import { Alert, Button, useText } from '@sargam/kit';
import { useResend } from '../account/useResend.ts';

/** Paying needs a verified e-mail address (decision P5). */
export const VerifyNotice = ({ user }: { user: string }) => {
  const t = useText();
  const { resend, busy } = useResend(user);
  return (
    <div className="cart-notice">
      <Alert
        kind="info"
        title={t('storefront.verify.needed')}
        text={t('storefront.verify.check_inbox')}
        action={
          <Button variant="line" size="s" busy={busy} onClick={resend}>
            {t('storefront.verify.resend')}
          </Button>
        }
      />
    </div>
  );
};
