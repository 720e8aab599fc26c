import { Link, LogoMark, useLocation, useTranslate } from '@sargam/kit';
import { MenuGroupList } from './MenuGroupList.tsx';
import { groupContainsPath, menu } from './menu.ts';

type Props = { collapsed?: boolean; onExpand?: () => void };

/** The back-office's menu; the group of the page one is on stands open. */
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
          const here = groupContainsPath(group, pathname);
          // Coming into a group opens it, whatever one had made of it before.
          const key = `${group.key} ${here}`;
          return (
            <MenuGroupList key={key} group={group} open={here} collapsed={collapsed} onExpand={onExpand} />
          );
        })}
      </ul>
    </nav>
  );
};
