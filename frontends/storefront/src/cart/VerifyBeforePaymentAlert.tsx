import { useTranslate } from '@sargam/kit';
import { VerifyEmailAlert } from '../account/VerifyEmailAlert.tsx';

/** Paying needs a verified e-mail address (decision P5). */
export const VerifyBeforePaymentAlert = ({ user }: { user: string }) => {
  const t = useTranslate();
  return (
    <div className="cart-notice">
      <VerifyEmailAlert user={user} title={t('storefront.verify.needed')} />
    </div>
  );
};
