import {
  type ApiSchemas,
  Badge,
  Button,
  useFormat,
  useMarkNotificationRead,
  useTranslate,
} from '@sargam/kit';
import { IconBell } from '@tabler/icons-react';
import { useRef } from 'react';

type Props = { notification: ApiSchemas['Notification']; userId: string };

/** After marking as read, the button disappears and the row gets the focus. */
export const NotificationRow = ({ notification, userId }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const markRead = useMarkNotificationRead(userId);
  const { _id, msg, createdAt, read } = notification;
  return (
    <li ref={row} tabIndex={-1} className={read ? 'notice' : 'notice unread'}>
      <div className="grow">
        <p className="notice-text">{msg}</p>
        <p className="row wrapf">
          {!read && (
            <Badge kind="info" icon={<IconBell aria-hidden />}>
              {t('storefront.notifications.new')}
            </Badge>
          )}
          <time className="sm faint" dateTime={createdAt}>
            {format.dateTime(createdAt)}
          </time>
        </p>
      </div>
      {!read && (
        <Button
          variant="line"
          size="s"
          busy={markRead.isPending}
          aria-label={t('storefront.notifications.mark_one', { text: msg })}
          onClick={() => markRead.mutate(_id, { onSuccess: () => row.current?.focus() })}
        >
          {t('storefront.notifications.mark')}
        </Button>
      )}
    </li>
  );
};
