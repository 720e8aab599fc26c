import { ButtonLink, EmptyState, useDocumentTitle, useLocation, useTranslate } from '@sargam/kit';

/** Shown after a reset. Opened directly, the page says where to find the mail with the link: passwords are never mailed (decision P4). */
export default function PasswordChangedPage() {
  const t = useTranslate();
  const { isSet } = (useLocation().state ?? {}) as { isSet?: boolean };
  const variant = isSet ? 'set' : 'mailed';
  useDocumentTitle(t('storefront.reset.title'));
  return (
    <div className="wrap page-failed">
      <EmptyState
        as="h1"
        illustration="bell"
        title={t(`storefront.password_changed.${variant}`)}
        text={t(`storefront.password_changed.${variant}_text`)}
        action={<ButtonLink to="/login">{t('storefront.login.title')}</ButtonLink>}
      />
    </div>
  );
}
