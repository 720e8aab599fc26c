import {
  Avatar,
  buttonStyles,
  ColorSchemeMenu,
  IconButton,
  LanguageButton,
  Link,
  layout,
  Menu,
  signOut,
  useTranslate,
  useUser,
} from '@sargam/kit';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Drawer } from './Drawer.tsx';
import styles from './frame.module.css';
import type { Screen } from './screen.ts';

/** The menu of the logged-in admin: site, account, logout. */
const AccountMenu = () => {
  const t = useTranslate();
  const user = useUser();
  if (!user) return null;
  return (
    <Menu
      className={`${buttonStyles.button} ${buttonStyles.ghost} ${styles.account}`}
      align="end"
      label={t('admin.account', { name: user.name })}
      button={
        <>
          <Avatar id={user.id} photo={user.photo} />
          <span className={layout.desktopOnly}>{user.name}</span>
        </>
      }
    >
      {(close) => (
        <>
          <Link to="/" onClick={close} text="admin.site" />
          <Link to="/account" onClick={close} text="admin.my_account" />
          <button type="button" onClick={() => void signOut()}>
            {t('admin.logout')}
          </button>
        </>
      )}
    </Menu>
  );
};

type Props = {
  screens: readonly Screen[];
  search?: ReactNode;
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
};

export const TopBar = ({ screens, search, collapsed, onCollapse }: Props) => (
  <div className={styles.topBar}>
    <Drawer screens={screens} />
    <IconButton
      className={styles.onlyLarge}
      label={collapsed ? 'admin.expand_menu' : 'admin.collapse_menu'}
      onClick={() => onCollapse(!collapsed)}
    >
      {collapsed ? (
        <IconLayoutSidebarLeftExpand aria-hidden />
      ) : (
        <IconLayoutSidebarLeftCollapse aria-hidden />
      )}
    </IconButton>
    {search}
    <span className={layout.grow} />
    <LanguageButton />
    <ColorSchemeMenu />
    <AccountMenu />
  </div>
);
