import { NavLink, useTranslate } from '@sargam/kit';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { MenuGroup } from './menu.ts';

type Props = { group: MenuGroup; open: boolean; collapsed: boolean; onExpand: () => void };

/** One group of the side menu. In the narrow menu its icon widens the menu and opens it there. */
export const MenuGroupList = ({ group, open: openAtFirst, collapsed, onExpand }: Props) => {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(openAtFirst);
  const Icon = group.icon;
  const shown = open && !collapsed;
  const toggle = (): void => {
    if (collapsed) onExpand();
    setOpen(collapsed || !open);
  };
  return (
    <li>
      <button
        type="button"
        className={openAtFirst ? 'here' : undefined}
        aria-expanded={shown}
        aria-controls={id}
        title={collapsed ? t(group.text) : undefined}
        onClick={toggle}
      >
        <Icon aria-hidden />
        <span className="label">{t(group.text)}</span>
        <IconChevronDown className="chevron" aria-hidden />
      </button>
      <ul id={id} className="sub" hidden={!shown}>
        {group.items.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to}>{t(text)}</NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
};
