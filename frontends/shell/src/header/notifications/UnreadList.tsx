import { Button, EmptyIllustration, Loader, useTranslate } from '@sargam/kit';
import { useRef } from 'react';
import { UnreadRow } from './UnreadRow.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useMarkNotificationRead } from './useMarkNotificationRead.ts';
import { useUnreadNotifications } from './useUnreadNotifications.ts';

const Failed = ({ retry }: { retry: () => void }) => {
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

const Nothing = () => {
  const t = useTranslate();
  return (
    <div className="bell-note">
      <EmptyIllustration kind="bell" />
      <p>{t('shell.notifications.empty')}</p>
    </div>
  );
};

/** What is unread; a line that is marked goes, and the focus goes to what has taken its place. */
export const UnreadList = ({ userId }: { userId: string }) => {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const { data, isPending, refetch } = useUnreadNotifications(userId);
  const mark = useMarkNotificationRead(userId);
  const expectGone = useFocusAfterRemoval(box, data?.data.map(({ _id }) => _id) ?? []);
  const read = (id: string): void => {
    expectGone(id);
    mark.mutate(id);
  };
  if (isPending)
    return (
      <output className="bell-note" aria-label={t('kit.loading')}>
        <Loader />
      </output>
    );
  if (!data) return <Failed retry={() => void refetch()} />;
  return (
    <div className="bell-list" ref={box} tabIndex={-1}>
      {data.data.length === 0 && <Nothing />}
      <ul>
        {data.data.map((notification) => (
          <UnreadRow
            key={notification._id}
            notification={notification}
            busy={mark.isPending && mark.variables === notification._id}
            onMark={() => read(notification._id)}
          />
        ))}
      </ul>
    </div>
  );
};
