import { Button, roles, useNavigate, useTranslate, useUser } from '@sargam/kit';
import { loginAddress, withRedirect } from '../account/redirect.ts';
import { saveCodeForRedeemTab } from './gift-code.ts';

const REDEEM_TAB = '/studentpanel?tab=6';

/** To the panel's redeem tab with the code in hand; a visitor signs up or logs in on the way. */
export const RedeemButtons = ({ code }: { code: string }) => {
  const t = useTranslate();
  const user = useUser();
  const navigate = useNavigate();
  const take = (to: string) => (): void => {
    saveCodeForRedeemTab(code);
    void navigate(to);
  };
  if (user && user.type !== roles.student)
    return <p className="muted">{t('storefront.received.students')}</p>;
  return (
    <div className="row wrapf do">
      <Button variant="main" size="lg" onClick={take(user ? REDEEM_TAB : loginAddress(REDEEM_TAB))}>
        {t('storefront.received.redeem')}
      </Button>
      {!user && (
        <Button variant="line" size="lg" onClick={take(withRedirect('/signup', REDEEM_TAB))}>
          {t('storefront.signup.title')}
        </Button>
      )}
    </div>
  );
};
