import {
  type ApiSchemas,
  Badge,
  Button,
  EmptyMessage,
  ErrorState,
  layout,
  Skeleton,
  typography,
  useI18n,
  useMarkNotificationRead,
} from '@sargam/kit';
import { IconBell, IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { SkeletonList } from '../shared/SkeletonList.tsx';
import type { useNotifications } from './NotificationsPage.tsx';
import styles from './notifications.module.css';

type RowProps = { notification: ApiSchemas['Notification']; userId: string };

/** After marking as read, the button disappears and the row gets the focus. */
const NotificationRow = ({ notification, userId }: RowProps) => {
  const { t, format } = useI18n();
  const row = useRef<HTMLLIElement>(null);
  const markRead = useMarkNotificationRead(userId);
  const { _id, msg, createdAt, read } = notification;
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={read ? styles.notification : `${styles.notification} ${styles.unread}`}
    >
      <div className={layout.grow}>
        <p className={styles.text}>{msg}</p>
        <p className={`${layout.row} ${layout.wrapping}`}>
          {!read && <Badge kind="info" icon={<IconBell aria-hidden />} text="storefront.notifications.new" />}
          <time className={`${typography.small} ${typography.faint}`} dateTime={createdAt}>
            {format.dateTime(createdAt)}
          </time>
        </p>
      </div>
      {!read && (
        <Button
          variant="line"
          size="small"
          busy={markRead.isPending}
          aria-label={t('storefront.notifications.mark_one', { text: msg })}
          onClick={() => markRead.mutate(_id, { onSuccess: () => row.current?.focus() })}
        >
          {!markRead.isPending && <IconCheck aria-hidden />}
        </Button>
      )}
    </li>
  );
};

type Props = { notifications: ReturnType<typeof useNotifications>; userId: string };

/** Loading, failed, empty or filled. */
export const NotificationList = ({ notifications, userId }: Props) => {
  const { t } = useI18n();
  const { data, isPending, isPlaceholderData, refetch } = notifications;
  if (isPending)
    return (
      <SkeletonList className={styles.notifications} itemClass={styles.notification} count={5}>
        <div className={`${layout.grow} ${layout.column}`}>
          <Skeleton height={22} width="70%" />
          <Skeleton height={16} width={220} />
        </div>
      </SkeletonList>
    );
  if (!data)
    return <ErrorState as="h2" text={t('storefront.notifications.failed')} retry={() => void refetch()} />;
  if (data.data.length === 0)
    return <EmptyMessage as="h2" illustration="bell" title="storefront.notifications.empty" />;
  return (
    <ul className={styles.notifications} aria-busy={isPlaceholderData}>
      {data.data.map((notification) => (
        <NotificationRow key={notification._id} notification={notification} userId={userId} />
      ))}
    </ul>
  );
};
