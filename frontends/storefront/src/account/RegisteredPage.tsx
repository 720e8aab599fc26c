import { PageMessage, usePageTitle, useSearchParams } from '@sargam/kit';
import { withRedirect } from './redirect.ts';

export default function RegisteredPage() {
  const redirect = useSearchParams()[0].get('redirect');
  usePageTitle('storefront.signup.title');
  return (
    <PageMessage
      illustration="mail"
      title="storefront.registered.title"
      text="storefront.registered.text"
      link={[withRedirect('/login', redirect), 'storefront.login.title']}
      linkVariant="solid"
    />
  );
}
