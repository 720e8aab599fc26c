import {
  layout,
  Outlet,
  PageErrorBoundary,
  PageLoading,
  RequireRole,
  Text,
  useHideShellFrame,
} from '@sargam/kit';
import { StepUpDialog } from '@sargam/kit/step-up';
import { type ReactNode, Suspense, useState } from 'react';
import styles from './frame.module.css';
import { ScreensContext } from './ScreensContext.ts';
import { SideMenu } from './SideMenu.tsx';
import { adminsAndUploaders, type Screen } from './screen.ts';
import { TopBar } from './TopBar.tsx';

const KEY = 'sargam.admin.menu';

/** Whether the side menu is collapsed to icons; saved in the local storage. */
const useCollapsedMenu = (): [boolean, (collapsed: boolean) => void] => {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === 'narrow');
  const save = (next: boolean): void => {
    setCollapsed(next);
    if (next) localStorage.setItem(KEY, 'narrow');
    else localStorage.removeItem(KEY);
  };
  return [collapsed, save];
};

type Props = { screens: readonly Screen[] /** The search in the top bar. */; search?: ReactNode };

const Frame = ({ screens, search }: Props) => {
  const [collapsed, setCollapsed] = useCollapsedMenu();
  useHideShellFrame();
  return (
    <div className={collapsed ? `${styles.frame} ${styles.narrow}` : styles.frame}>
      <a className={layout.skipLink} href="#admin-page">
        <Text id="admin.skip" />
      </a>
      <div className={`${styles.sideArea} ${styles.onlyLarge}`}>
        <SideMenu screens={screens} collapsed={collapsed} onExpand={() => setCollapsed(false)} />
      </div>
      <div className={styles.main}>
        <TopBar screens={screens} search={search} collapsed={collapsed} onCollapse={setCollapsed} />
        <div id="admin-page" className={styles.page} tabIndex={-1}>
          <PageErrorBoundary>
            <Suspense fallback={<PageLoading />}>
              <ScreensContext value={screens}>
                <Outlet />
              </ScreensContext>
            </Suspense>
          </PageErrorBoundary>
        </div>
      </div>
      <StepUpDialog />
    </div>
  );
};

/** The frame of the back-office pages. Users who are neither admins nor content uploaders are redirected to the home page. */
export const AdminFrame = (props: Props) => (
  <RequireRole allow={adminsAndUploaders}>
    <Frame {...props} />
  </RequireRole>
);
