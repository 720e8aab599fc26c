import { Button, roles, useNavigate, useTranslate, useUser } from '@sargam/kit';
import { keepRedirect, loginFor } from '../account/redirect.ts';
import { handOverCode } from './received-code.ts';

const TAB = '/studentpanel?tab=6';

/** To the panel's redeem tab with the code in hand; a visitor signs up or logs in on the way. */
export const Redeem = ({ code }: { code: string }) => {
  const t = useTranslate();
  const user = useUser();
  const navigate = useNavigate();
  const take = (to: string) => (): void => {
    handOverCode(code);
    void navigate(to);
  };
  if (user && user.type !== roles.student)
    return <p className="muted">{t('storefront.received.students')}</p>;
  return (
    <div className="row wrapf do">
      <Button variant="main" size="lg" onClick={take(user ? TAB : loginFor(TAB))}>
        {t('storefront.received.redeem')}
      </Button>
      {!user && (
        <Button variant="line" size="lg" onClick={take(keepRedirect('/signup', TAB))}>
          {t('storefront.signup.title')}
        </Button>
      )}
    </div>
  );
};
