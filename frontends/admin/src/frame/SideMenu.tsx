import { Logo, NavLink, signOut, Text, useLocation, useTranslate, useUser } from '@sargam/kit';
import { IconLogout, IconUser } from '@tabler/icons-react';
import styles from './frame.module.css';
import { MenuGroupList } from './MenuGroupList.tsx';
import { menuGroups } from './menu-groups.ts';
import { listedScreens, type Screen, screenOfPath } from './screen.ts';

/** The own account and the logout, below the screens. */
const AccountItems = () => {
  const t = useTranslate();
  return (
    <ul className={styles.accountItems}>
      <li>
        <NavLink to="/account" title={t('admin.my_account')}>
          <IconUser aria-hidden />
          <span className={styles.label}>
            <Text id="admin.my_account" />
          </span>
        </NavLink>
      </li>
      <li>
        <button type="button" title={t('admin.logout')} onClick={() => void signOut()}>
          <IconLogout aria-hidden />
          <span className={styles.label}>{t('admin.logout')}</span>
        </button>
      </li>
    </ul>
  );
};

type Props = { screens: readonly Screen[]; collapsed?: boolean; onExpand?: () => void };

/** The menu of the back-office with the screens of the user's role; the group of the current page is open. */
export const SideMenu = ({ screens, collapsed = false, onExpand = () => {} }: Props) => {
  const t = useTranslate();
  const role = useUser()?.type;
  const { pathname } = useLocation();
  const listed = listedScreens(screens, role);
  const currentGroup = screenOfPath(screens, pathname)?.group;
  return (
    <nav
      className={collapsed ? `${styles.side} ${styles.narrow}` : styles.side}
      aria-label={t('admin.label')}
    >
      <Logo className={styles.logo} label={t('admin.site')} nameClass={styles.label} />
      <ul>
        {menuGroups.map((group) => {
          const isCurrent = group.key === currentGroup;
          return (
            <MenuGroupList
              // A new key resets the state, so that navigation into a group opens it.
              key={`${group.key} ${isCurrent}`}
              group={group}
              screens={listed.filter((screen) => screen.group === group.key)}
              isCurrent={isCurrent}
              collapsed={collapsed}
              onExpand={onExpand}
            />
          );
        })}
      </ul>
      <AccountItems />
    </nav>
  );
};
