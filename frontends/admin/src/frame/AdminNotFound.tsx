import { ButtonLink, EmptyState, useLocation, useTranslate } from '@sargam/kit';

/** Shown for an unknown path of the back-office. Renders nothing during navigation to another remote. */
export const AdminNotFound = () => {
  const t = useTranslate();
  const { pathname } = useLocation();
  if (!pathname.startsWith('/admin')) return null;
  return (
    <EmptyState
      illustration="snapped"
      title={t('admin.not_found.title')}
      text={t('admin.not_found.text')}
      action={<ButtonLink to="/adminorderlist" text="admin.menu.orders" />}
    />
  );
};
