import { Link, LogoMark, useLocation, useTranslate } from '@sargam/kit';
import { MenuGroupList } from './MenuGroupList.tsx';
import { groupContainsPath, menu } from './menu.ts';

type Props = { collapsed?: boolean; onExpand?: () => void };

/** The menu of the back-office; the group of the current page is open. */
export const SideMenu = ({ collapsed = false, onExpand = () => {} }: Props) => {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <nav className={collapsed ? 'side narrow' : 'side'} aria-label={t('admin.label')}>
      <Link className="logo" to="/" aria-label={t('admin.site')}>
        <LogoMark />
        <span className="label">{t('kit.brand')}</span>
      </Link>
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
