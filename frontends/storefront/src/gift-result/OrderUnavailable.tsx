import { ButtonLink, EmptyState, useLocation, useTranslate } from '@sargam/kit';
import { loginAddress } from '../account/redirect.ts';

/** An order is told to its buyer alone, who logs in for it and comes back here. */
export const LoginToSeeOrder = () => {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <div className="wrap page-failed">
      <EmptyState
        as="h1"
        title={t('storefront.done.login')}
        text={t('storefront.done.login_text')}
        action={<ButtonLink to={loginAddress(pathname + search)}>{t('storefront.login.button')}</ButtonLink>}
      />
    </div>
  );
};

/** No order, or somebody else's: nothing is told, and nothing celebrated. */
export const OrderNotFound = () => {
  const t = useTranslate();
  return (
    <div className="wrap page-failed">
      <EmptyState
        as="h1"
        title={t('storefront.done.none')}
        text={t('storefront.done.none_text')}
        action={
          <ButtonLink variant="line" to="/store">
            {t('storefront.gift.all')}
          </ButtonLink>
        }
      />
    </div>
  );
};
