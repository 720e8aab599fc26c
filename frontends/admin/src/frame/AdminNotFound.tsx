import { EmptyMessage, useLocation } from '@sargam/kit';

/** Shown for an unknown path of the back-office. Renders nothing during navigation to another remote. */
export const AdminNotFound = () => {
  const { pathname } = useLocation();
  if (!pathname.startsWith('/admin')) return null;
  return (
    <EmptyMessage
      illustration="snapped"
      title="admin.not_found.title"
      text="admin.not_found.text"
      link={['/adminorderlist', 'admin.menu.orders']}
      linkVariant="solid"
    />
  );
};
