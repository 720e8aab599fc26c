import { ButtonLink, EmptyState, useDocumentTitle, useSearchParams, useTranslate } from '@sargam/kit';
import { withRedirect } from './redirect.ts';

export default function RegisteredPage() {
  const t = useTranslate();
  const redirect = useSearchParams()[0].get('redirect');
  useDocumentTitle(t('storefront.signup.title'));
  return (
    <div className="wrap page-failed">
      <EmptyState
        as="h1"
        illustration="bell"
        title={t('storefront.registered.title')}
        text={t('storefront.registered.text')}
        action={<ButtonLink to={withRedirect('/login', redirect)}>{t('storefront.login.title')}</ButtonLink>}
      />
    </div>
  );
}
