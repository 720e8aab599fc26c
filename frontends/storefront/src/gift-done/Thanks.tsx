import { ButtonLink, EmptyState, useLocation, useText } from '@sargam/kit';
import { loginFor } from '../account/redirect.ts';

/** What can be said without the order: its buyer logs in to see it. */
export const Thanks = ({ login = false }: { login?: boolean }) => {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      as="h1"
      title={t('storefront.done.complete')}
      text={t('storefront.done.in_mail')}
      action={
        login ? (
          <ButtonLink to={loginFor(pathname + search)}>{t('storefront.login.button')}</ButtonLink>
        ) : (
          <ButtonLink variant="line" to="/store">
            {t('storefront.gift.all')}
          </ButtonLink>
        )
      }
    />
  );
};
