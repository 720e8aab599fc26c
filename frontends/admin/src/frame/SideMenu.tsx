import { Logo, NavLink, useLocation, useTranslate } from '@sargam/kit';
import { type Icon, IconChevronDown, IconReceipt } from '@tabler/icons-react';
import { useId, useState } from 'react';
import styles from './frame.module.css';

type MenuItem = { to: string; text: string };
type MenuGroup = { key: string; text: string; icon: Icon; items: readonly MenuItem[] };

/** The side menu; each screen adds its item here. */
const menu: readonly MenuGroup[] = [
  {
    key: 'orders',
    text: 'admin.group.orders',
    icon: IconReceipt,
    items: [
      { to: '/adminorderlist', text: 'admin.menu.orders' },
      { to: '/adminpaidorderlist', text: 'admin.menu.orders_paid' },
    ],
  },
];

/** True for the path of a menu item of the group and for the paths below it. */
const groupContainsPath = ({ items }: MenuGroup, pathname: string): boolean =>
  items.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));

type GroupProps = { group: MenuGroup; open: boolean; collapsed: boolean; onExpand: () => void };

/** One group of the side menu. In the collapsed menu, a click on its icon expands the menu and opens the group. */
const MenuGroupList = ({ group, open: isInitiallyOpen, collapsed, onExpand }: GroupProps) => {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(isInitiallyOpen);
  const Icon = group.icon;
  const isVisible = open && !collapsed;
  const toggle = (): void => {
    if (collapsed) onExpand();
    setOpen(collapsed || !open);
  };
  return (
    <li>
      <button
        type="button"
        className={isInitiallyOpen ? styles.current : undefined}
        aria-expanded={isVisible}
        aria-controls={id}
        title={collapsed ? t(group.text) : undefined}
        onClick={toggle}
      >
        <Icon aria-hidden />
        <span className={styles.label}>{t(group.text)}</span>
        <IconChevronDown className={styles.chevron} aria-hidden />
      </button>
      <ul id={id} className={styles.submenu} hidden={!isVisible}>
        {group.items.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to} text={text} />
          </li>
        ))}
      </ul>
    </li>
  );
};

type Props = { collapsed?: boolean; onExpand?: () => void };

/** The menu of the back-office; the group of the current page is open. */
export const SideMenu = ({ collapsed = false, onExpand = () => {} }: Props) => {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <nav
      className={collapsed ? `${styles.side} ${styles.narrow}` : styles.side}
      aria-label={t('admin.label')}
    >
      <Logo className={styles.logo} label={t('admin.site')} nameClass={styles.label} />
      <ul>
        {menu.map((group) => {
          const isCurrent = groupContainsPath(group, pathname);
          // A new key resets the state, so that navigation into a group opens it.
          const key = `${group.key} ${isCurrent}`;
          return (
            <MenuGroupList
              key={key}
              group={group}
              open={isCurrent}
              collapsed={collapsed}
              onExpand={onExpand}
            />
          );
        })}
      </ul>
    </nav>
  );
};
