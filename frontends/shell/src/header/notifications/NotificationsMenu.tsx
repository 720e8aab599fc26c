import './notifications.css';
import { buttonStyles, Link, Menu, useTranslate } from '@sargam/kit';
import { IconBell } from '@tabler/icons-react';
import { UnreadList } from './UnreadList.tsx';
import { useUnreadNotifications } from './useUnreadNotifications.ts';

/** The notifications menu. A dot and the accessible name show that there are unread notifications. */
export const NotificationsMenu = ({ userId }: { userId: string }) => {
  const t = useTranslate();
  const { data, refetch } = useUnreadNotifications(userId);
  const count = data?.unread;
  return (
    <Menu
      className={
        count ? `${buttonStyles.iconButton} bell ${buttonStyles.withDot}` : `${buttonStyles.iconButton} bell`
      }
      align="end"
      label={
        count === undefined ? t('shell.notifications.title') : t('shell.notifications.unread', { count })
      }
      button={<IconBell aria-hidden />}
      onOpen={() => void refetch()}
    >
      {(close) => (
        <>
          <p className="bell-title">{t('shell.notifications.title')}</p>
          <UnreadList userId={userId} />
          <Link className="all" to="/notifications" onClick={close} text="shell.notifications.all" />
        </>
      )}
    </Menu>
  );
};
