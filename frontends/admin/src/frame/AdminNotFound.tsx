import { ButtonLink, EmptyState, useLocation, useTranslate } from '@sargam/kit';

/** A path of the back-office that no screen has. Nothing for a path on its way to another remote. */
export const AdminNotFound = () => {
  const t = useTranslate();
  const { pathname } = useLocation();
  if (!pathname.startsWith('/admin')) return null;
  return (
    <EmptyState
      illustration="snapped"
      title={t('admin.not_found.title')}
      text={t('admin.not_found.text')}
      action={<ButtonLink to="/adminorderlist">{t('admin.menu.orders')}</ButtonLink>}
    />
  );
};
