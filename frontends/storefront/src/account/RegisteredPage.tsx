import { PageMessage, useDocumentTitle, useSearchParams, useTranslate } from '@sargam/kit';
import { withRedirect } from './redirect.ts';

export default function RegisteredPage() {
  const t = useTranslate();
  const redirect = useSearchParams()[0].get('redirect');
  useDocumentTitle(t('storefront.signup.title'));
  return (
    <PageMessage
      illustration="bell"
      title="storefront.registered.title"
      text="storefront.registered.text"
      link={[withRedirect('/login', redirect), 'storefront.login.title']}
      linkVariant="solid"
    />
  );
}
