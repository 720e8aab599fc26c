import {
  apiGet,
  layout,
  Pagination,
  parsePage,
  SectionHeader,
  useDocumentTitle,
  useSearchParams,
  useTranslate,
  useUser,
} from '@sargam/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import listPage from '../shared/list-page.module.css';
import { NotificationList } from './NotificationList.tsx';
import styles from './notifications.module.css';

const PAGE_SIZE = 20;

/** Read and unread notifications, newest first. */
export const useNotifications = (userId: string, page: number) =>
  useQuery({
    ...apiGet('/notification/user/{userId}/all', { path: { userId }, query: { page, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

const Notifications = ({ userId }: { userId: string }) => {
  const t = useTranslate();
  const [searchParams] = useSearchParams();
  const page = parsePage(searchParams);
  const notifications = useNotifications(userId, page);
  const unread = notifications.data?.unread;
  useDocumentTitle(t('storefront.notifications.title'));
  return (
    <div className={`${layout.container} ${listPage.page} ${styles.page}`}>
      <SectionHeader
        as="h1"
        title={t('storefront.notifications.title')}
        text={unread === undefined ? '\u00a0' : t('storefront.notifications.unread', { count: unread })}
      />
      <NotificationList notifications={notifications} userId={userId} />
      <Pagination
        page={page}
        pages={Math.ceil((notifications.data?.total ?? 0) / PAGE_SIZE)}
        to={(n) => (n > 1 ? `/notifications?page=${n}` : '/notifications')}
      />
    </div>
  );
};

/** The route requires a login. */
export default function NotificationsPage() {
  const user = useUser();
  return user && <Notifications key={user.id} userId={user.id} />;
}
