import { ColorSchemeMenu, IconButton, LanguageButton, useTranslate } from '@sargam/kit';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { AccountMenu } from './AccountMenu.tsx';
import { Drawer } from './Drawer.tsx';

type Props = { collapsed: boolean; onCollapse: (collapsed: boolean) => void };

export const TopBar = ({ collapsed, onCollapse }: Props) => {
  const t = useTranslate();
  return (
    <div className="bar">
      <Drawer />
      <IconButton
        className="only-large"
        label={t(collapsed ? 'admin.expand_menu' : 'admin.collapse_menu')}
        onClick={() => onCollapse(!collapsed)}
      >
        {collapsed ? (
          <IconLayoutSidebarLeftExpand aria-hidden />
        ) : (
          <IconLayoutSidebarLeftCollapse aria-hidden />
        )}
      </IconButton>
      <span className="grow" />
      <LanguageButton />
      <ColorSchemeMenu />
      <AccountMenu />
    </div>
  );
};
