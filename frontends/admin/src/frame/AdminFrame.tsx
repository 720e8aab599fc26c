import {
  ErrorBoundary,
  layout,
  Outlet,
  PageError,
  PageLoading,
  RequireAdmin,
  Text,
  useHideShellFrame,
} from '@sargam/kit';
import { StepUpDialog } from '@sargam/kit/step-up';
import { Suspense, useState } from 'react';
import styles from './frame.module.css';
import { SideMenu } from './SideMenu.tsx';
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

const Frame = () => {
  const [collapsed, setCollapsed] = useCollapsedMenu();
  useHideShellFrame();
  return (
    <div className={collapsed ? `${styles.frame} ${styles.narrow}` : styles.frame}>
      <a className={layout.skipLink} href="#admin-page">
        <Text id="admin.skip" />
      </a>
      <div className={`${styles.sideArea} ${styles.onlyLarge}`}>
        <SideMenu collapsed={collapsed} onExpand={() => setCollapsed(false)} />
      </div>
      <div className={styles.main}>
        <TopBar collapsed={collapsed} onCollapse={setCollapsed} />
        <div id="admin-page" className={styles.page} tabIndex={-1}>
          <ErrorBoundary fallback={(retry) => <PageError retry={retry} />}>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
      <StepUpDialog />
    </div>
  );
};

/** The frame of the back-office pages. Users who are not admins are redirected to the home page. */
export const AdminFrame = () => (
  <RequireAdmin>
    <Frame />
  </RequireAdmin>
);
