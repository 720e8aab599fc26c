import './tabs.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '../../router/Link.tsx';

export type TabItem = { key: string; label: ReactNode; to: string; icon?: ReactNode };
type Props = { items: readonly TabItem[]; current: string; label: string };

/**
 * Keys under the string, as links: what is open is in the address. On small screens the row scrolls and the pressed
 * key is brought into view.
 */
export const Tabs = ({ items, current, label }: Props) => {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !pressed) return;
    const middle = pressed.offsetLeft - (row.current.clientWidth - pressed.clientWidth) / 2;
    row.current.scrollLeft = Math.max(0, middle - row.current.offsetLeft);
  }, [current]);
  return (
    <nav className="tabs" aria-label={label} ref={row}>
      {items.map(({ key, label: text, to, icon }) => (
        <Link key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {icon}
          {text}
        </Link>
      ))}
    </nav>
  );
};
