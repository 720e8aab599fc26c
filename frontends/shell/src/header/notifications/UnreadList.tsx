import {
  type ApiSchemas,
  Button,
  EmptyIllustration,
  Loader,
  layout,
  Text,
  truncateText,
  typography,
  useI18n,
  useMarkNotificationRead,
} from '@sargam/kit';
import { IconCheck } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './notifications.module.css';
import { useUnreadNotifications } from './useUnreadNotifications.ts';

const MAX_GRAPHEMES = 50;

type Props = { notification: ApiSchemas['Notification']; busy: boolean; onMark: () => void };

/** One notification of the menu, truncated; the notifications page shows the whole message. */
const UnreadRow = ({ notification, busy, onMark }: Props) => {
  const { t, format } = useI18n();
  const text = truncateText(notification.msg, MAX_GRAPHEMES);
  return (
    <li>
      <p>{text}</p>
      <p className={`${layout.row} ${layout.spaceBetween}`}>
        <time className={`${typography.tiny} ${typography.faint}`} dateTime={notification.createdAt}>
          {format.dateTime(notification.createdAt)}
        </time>
        <Button
          variant="ghost"
          size="small"
          busy={busy}
          aria-label={t('shell.notifications.mark_one', { text })}
          onClick={onMark}
        >
          {!busy && <IconCheck aria-hidden />}
        </Button>
      </p>
    </li>
  );
};

/**
 * Moves the focus after the pressed button disappears with its list item: to the first button left, or to the list. Call
 * the returned function with the id of the item that will be removed.
 */
const useFocusAfterRemoval = (
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
): ((id: string) => void) => {
  const removedId = useRef<string>(undefined);
  useEffect(() => {
    if (removedId.current === undefined || ids.includes(removedId.current)) return;
    removedId.current = undefined;
    (list.current?.querySelector('button') ?? list.current)?.focus();
  }, [ids, list]);
  return (id) => {
    removedId.current = id;
  };
};

const LoadError = ({ retry }: { retry: () => void }) => (
  <div className={styles.note} role="alert">
    <p>
      <Text id="shell.notifications.failed" />
    </p>
    <Button variant="line" size="small" onClick={retry} text="kit.retry" />
  </div>
);

const NoNotifications = () => (
  <div className={styles.note}>
    <EmptyIllustration kind="bell" />
    <p>
      <Text id="shell.notifications.empty" />
    </p>
  </div>
);

/** The unread notifications. A notification that is marked as read disappears, and the focus moves to the first button left. */
export const UnreadList = ({ userId }: { userId: string }) => {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  const { data, isPending, refetch } = useUnreadNotifications(userId);
  const mutation = useMarkNotificationRead(userId);
  const focusAfterRemovalOf = useFocusAfterRemoval(box, data?.data.map(({ _id }) => _id) ?? []);
  const markRead = (id: string): void => {
    focusAfterRemovalOf(id);
    mutation.mutate(id);
  };
  if (isPending)
    return (
      <output className={styles.note} aria-label={t('kit.loading')}>
        <Loader />
      </output>
    );
  if (!data) return <LoadError retry={() => void refetch()} />;
  return (
    <div className={styles.list} ref={box} tabIndex={-1}>
      {data.data.length === 0 && <NoNotifications />}
      <ul>
        {data.data.map((notification) => (
          <UnreadRow
            key={notification._id}
            notification={notification}
            busy={mutation.isPending && mutation.variables === notification._id}
            onMark={() => markRead(notification._id)}
          />
        ))}
      </ul>
    </div>
  );
};
