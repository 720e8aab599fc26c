import { useTranslate } from '@sargam/kit';
import { VerifyFirst } from '../account/VerifyFirst.tsx';

/** Paying needs a verified e-mail address (decision P5). */
export const VerifyNotice = ({ user }: { user: string }) => {
  const t = useTranslate();
  return (
    <div className="cart-notice">
      <VerifyFirst user={user} title={t('storefront.verify.needed')} />
    </div>
  );
};
