import { PageMessage, useLocation, usePageTitle } from '@sargam/kit';

/** Shown after a reset. Opened directly, the page says where to find the mail with the link: passwords are never mailed (decision P4). */
export default function PasswordChangedPage() {
  const { isSet } = (useLocation().state ?? {}) as { isSet?: boolean };
  const variant = isSet ? 'set' : 'mailed';
  usePageTitle('storefront.reset.title');
  return (
    <PageMessage
      illustration={isSet ? 'verified' : 'mail'}
      title={`storefront.password_changed.${variant}`}
      text={`storefront.password_changed.${variant}_text`}
      link={['/login', 'storefront.login.title']}
      linkVariant="solid"
    />
  );
}
