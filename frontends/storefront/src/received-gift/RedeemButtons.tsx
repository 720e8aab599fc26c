import { Button, roles, useNavigate, useTranslate, useUser } from '@sargam/kit';
import { loginAddress, withRedirect } from '../account/redirect.ts';
import { saveCodeForRedeemTab } from './gift-code.ts';

const REDEEM_TAB = '/studentpanel?tab=6';

/** Open the panel's redeem tab with this code; a visitor logs in or signs up first. */
export const RedeemButtons = ({ code }: { code: string }) => {
  const t = useTranslate();
  const user = useUser();
  const navigate = useNavigate();
  const goTo = (to: string) => (): void => {
    saveCodeForRedeemTab(code);
    void navigate(to);
  };
  if (user && user.type !== roles.student)
    return <p className="muted">{t('storefront.received.students')}</p>;
  return (
    <div className="row wrapf do">
      <Button variant="main" size="lg" onClick={goTo(user ? REDEEM_TAB : loginAddress(REDEEM_TAB))}>
        {t('storefront.received.redeem')}
      </Button>
      {!user && (
        <Button variant="line" size="lg" onClick={goTo(withRedirect('/signup', REDEEM_TAB))}>
          {t('storefront.signup.title')}
        </Button>
      )}
    </div>
  );
};
