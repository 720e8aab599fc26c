import { ButtonLink, EmptyState, useDocumentTitle, useLocation, useTranslate } from '@sargam/kit';

/**
 * After a password was set; opened by its address it says where the mail is that leads to one. No password is ever
 * mailed (decision P4).
 */
export default function PasswordChangedPage() {
  const t = useTranslate();
  const { isSet } = (useLocation().state ?? {}) as { isSet?: boolean };
  const face = isSet ? 'set' : 'mailed';
  useDocumentTitle(t('storefront.reset.title'));
  return (
    <div className="wrap page-failed">
      <EmptyState
        as="h1"
        illustration="bell"
        title={t(`storefront.password_changed.${face}`)}
        text={t(`storefront.password_changed.${face}_text`)}
        action={<ButtonLink to="/login">{t('storefront.login.title')}</ButtonLink>}
      />
    </div>
  );
}
