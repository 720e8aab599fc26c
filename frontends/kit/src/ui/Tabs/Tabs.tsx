import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../router/Link.tsx';
import styles from './tabs.module.css';

export type TabItem = { key: string; label: ReactNode; to: string; icon?: ReactNode };
type Props = { items: readonly TabItem[]; current: string; label: string };

/** Tabs as links, because the URL contains the open tab. On small screens the row scrolls to show the current tab. */
export const Tabs = ({ items, current, label }: Props) => {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const currentTab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !currentTab) return;
    const middle = currentTab.offsetLeft - (row.current.clientWidth - currentTab.clientWidth) / 2;
    row.current.scrollLeft = Math.max(0, middle - row.current.offsetLeft);
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={label} ref={row}>
      {items.map(({ key, label: text, to, icon }) => (
        <Link key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {icon}
          {text}
        </Link>
      ))}
    </nav>
  );
};
