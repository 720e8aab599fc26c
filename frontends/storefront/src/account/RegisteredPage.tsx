import { ButtonLink, EmptyState, useText, useTitle } from '@sargam/kit';

export default function RegisteredPage() {
  const t = useText();
  useTitle(t('storefront.signup.title'));
  return (
    <div className="wrap page-failed">
      <EmptyState
        as="h1"
        drawing="bell"
        title={t('storefront.registered.title')}
        text={t('storefront.registered.text')}
        action={<ButtonLink to="/login">{t('storefront.login.title')}</ButtonLink>}
      />
    </div>
  );
}
