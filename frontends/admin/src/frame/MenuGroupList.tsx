import { NavLink, useTranslate } from '@sargam/kit';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { MenuGroup } from './menu.ts';

type Props = { group: MenuGroup; open: boolean; collapsed: boolean; onExpand: () => void };

/** One group of the side menu. In the collapsed menu, a click on its icon expands the menu and opens the group. */
export const MenuGroupList = ({ group, open: isInitiallyOpen, collapsed, onExpand }: Props) => {
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
        className={isInitiallyOpen ? 'here' : undefined}
        aria-expanded={isVisible}
        aria-controls={id}
        title={collapsed ? t(group.text) : undefined}
        onClick={toggle}
      >
        <Icon aria-hidden />
        <span className="label">{t(group.text)}</span>
        <IconChevronDown className="chevron" aria-hidden />
      </button>
      <ul id={id} className="sub" hidden={!isVisible}>
        {group.items.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to}>{t(text)}</NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
};
