import { ButtonLink, EmptyState, useSearchParams, useText, useTitle } from '@sargam/kit';
import { keepRedirect } from './redirect.ts';

export default function RegisteredPage() {
  const t = useText();
  const wanted = useSearchParams()[0].get('redirect');
  useTitle(t('storefront.signup.title'));
  return (
    <div className="wrap page-failed">
      <EmptyState
        as="h1"
        drawing="bell"
        title={t('storefront.registered.title')}
        text={t('storefront.registered.text')}
        action={<ButtonLink to={keepRedirect('/login', wanted)}>{t('storefront.login.title')}</ButtonLink>}
      />
    </div>
  );
}
