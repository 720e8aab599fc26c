import { buttonStyles, Link, Menu, useTranslate } from '@sargam/kit';
import { IconBell } from '@tabler/icons-react';
import menuLink from '../menu-link.module.css';
import styles from './notifications.module.css';
import { UnreadList } from './UnreadList.tsx';
import { useUnreadNotifications } from './useUnreadNotifications.ts';

/** The notifications menu. A dot and the accessible name show that there are unread notifications. */
export const NotificationsMenu = ({ userId }: { userId: string }) => {
  const t = useTranslate();
  const { data, refetch } = useUnreadNotifications(userId);
  const count = data?.unread;
  return (
    <div className={styles.bell}>
      <Menu
        className={`${buttonStyles.iconButton} ${count ? buttonStyles.withDot : ''}`}
        iconOnly
        align="end"
        label={
          count === undefined ? t('shell.notifications.title') : t('shell.notifications.unread', { count })
        }
        button={<IconBell aria-hidden />}
        onOpen={() => void refetch()}
      >
        {(close) => (
          <>
            <p className={styles.title}>{t('shell.notifications.title')}</p>
            <UnreadList userId={userId} />
            <Link
              className={menuLink.showAll}
              to="/notifications"
              onClick={close}
              text="shell.notifications.all"
            />
          </>
        )}
      </Menu>
    </div>
  );
};
