import { ButtonLink, EmptyState, useLocation, useTranslate } from '@sargam/kit';
import { loginAddress } from '../account/redirect.ts';

/** Only the buyer can see an order. The login returns to this page. */
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

/** No order id, or an order of another user. */
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
