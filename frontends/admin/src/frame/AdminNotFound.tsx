import { EmptyMessage, useLocation, usePageTitle } from '@sargam/kit';
import { isBackOfficePath } from '@sargam/kit/site';

const NotFoundMessage = () => {
  usePageTitle('admin.not_found.title');
  return (
    <EmptyMessage
      as="h1"
      illustration="snapped"
      title="admin.not_found.title"
      text="admin.not_found.text"
      link={['/admin', 'admin.not_found.start']}
      linkVariant="solid"
    />
  );
};

/** Shown for a path without a screen. Renders nothing during navigation to another remote. */
export const AdminNotFound = () => {
  const { pathname } = useLocation();
  return isBackOfficePath(pathname) ? <NotFoundMessage /> : null;
};
