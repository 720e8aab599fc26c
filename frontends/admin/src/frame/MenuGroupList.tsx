import { NavLink, Text, useTranslate } from '@sargam/kit';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import styles from './frame.module.css';
import type { MenuGroup } from './menu-groups.ts';
import type { Screen } from './screen.ts';

type Props = {
  group: MenuGroup;
  screens: readonly Screen[];
  /** The group contains the current page. */
  isCurrent: boolean;
  collapsed: boolean;
  onExpand: () => void;
};

/** The only screen of a group, as a link. */
const SingleScreen = ({ group, screen }: { group: MenuGroup; screen: Screen }) => {
  const t = useTranslate();
  return (
    <li>
      <NavLink to={screen.path} title={t(screen.title)}>
        <group.icon aria-hidden />
        <span className={styles.label}>
          <Text id={screen.title} />
        </span>
      </NavLink>
    </li>
  );
};

/** A group that opens. In the collapsed menu, a click on its icon expands the menu and opens the group. */
const OpenableGroup = ({ group, screens, isCurrent, collapsed, onExpand }: Props) => {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(isCurrent);
  const isVisible = open && !collapsed;
  const name = t(`admin.group.${group.key}`);
  const toggle = (): void => {
    if (collapsed) onExpand();
    setOpen(collapsed || !open);
  };
  return (
    <li>
      <button
        type="button"
        className={isCurrent ? styles.current : undefined}
        aria-expanded={isVisible}
        aria-controls={id}
        title={collapsed ? name : undefined}
        onClick={toggle}
      >
        <group.icon aria-hidden />
        <span className={styles.label}>{name}</span>
        <IconChevronDown className={styles.chevron} aria-hidden />
      </button>
      <ul id={id} className={styles.submenu} hidden={!isVisible}>
        {screens.map(({ path, title }) => (
          <li key={path}>
            <NavLink to={path} text={title} />
          </li>
        ))}
      </ul>
    </li>
  );
};

/** One group of the side menu; nothing for a group without a screen of the user's role. */
export const MenuGroupList = (props: Props) => {
  const [first, ...others] = props.screens;
  if (!first) return null;
  return others.length === 0 ? (
    <SingleScreen group={props.group} screen={first} />
  ) : (
    <OpenableGroup {...props} />
  );
};
