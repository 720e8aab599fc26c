import { Button, EmptyIllustration, Loader, useMarkNotificationRead, useTranslate } from '@sargam/kit';
import { useRef } from 'react';
import { UnreadRow } from './UnreadRow.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useUnreadNotifications } from './useUnreadNotifications.ts';

const LoadError = ({ retry }: { retry: () => void }) => {
  const t = useTranslate();
  return (
    <div className="bell-note" role="alert">
      <p>{t('shell.notifications.failed')}</p>
      <Button variant="line" size="s" onClick={retry}>
        {t('kit.retry')}
      </Button>
    </div>
  );
};

const NoNotifications = () => {
  const t = useTranslate();
  return (
    <div className="bell-note">
      <EmptyIllustration kind="bell" />
      <p>{t('shell.notifications.empty')}</p>
    </div>
  );
};

/** The unread notifications. A notification that is marked as read disappears, and the focus moves to the first button left. */
export const UnreadList = ({ userId }: { userId: string }) => {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const { data, isPending, refetch } = useUnreadNotifications(userId);
  const mark = useMarkNotificationRead(userId);
  const focusAfterRemovalOf = useFocusAfterRemoval(box, data?.data.map(({ _id }) => _id) ?? []);
  const markRead = (id: string): void => {
    focusAfterRemovalOf(id);
    mark.mutate(id);
  };
  if (isPending)
    return (
      <output className="bell-note" aria-label={t('kit.loading')}>
        <Loader />
      </output>
    );
  if (!data) return <LoadError retry={() => void refetch()} />;
  return (
    <div className="bell-list" ref={box} tabIndex={-1}>
      {data.data.length === 0 && <NoNotifications />}
      <ul>
        {data.data.map((notification) => (
          <UnreadRow
            key={notification._id}
            notification={notification}
            busy={mark.isPending && mark.variables === notification._id}
            onMark={() => markRead(notification._id)}
          />
        ))}
      </ul>
    </div>
  );
};
