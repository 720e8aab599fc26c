import './frame.css';
import {
  ErrorBoundary,
  Outlet,
  PageError,
  PageLoading,
  RequireAdmin,
  useHideShellFrame,
  useTranslate,
} from '@sargam/kit';
import { Suspense } from 'react';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useCollapsedMenu } from './useCollapsedMenu.ts';

const Frame = () => {
  const t = useTranslate();
  const [narrow, setNarrow] = useCollapsedMenu();
  useHideShellFrame();
  return (
    <div className={narrow ? 'adm narrow' : 'adm'}>
      <a className="skip" href="#admin-page">
        {t('admin.skip')}
      </a>
      <div className="side-place only-large">
        <SideMenu collapsed={narrow} onExpand={() => setNarrow(false)} />
      </div>
      <div className="desk">
        <TopBar collapsed={narrow} onCollapse={setNarrow} />
        <div id="admin-page" tabIndex={-1}>
          <ErrorBoundary fallback={(retry) => <PageError retry={retry} />}>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
    </div>
  );
};

/** The back-office around its pages; whoever is no admin is sent home. */
export const AdminFrame = () => (
  <RequireAdmin>
    <Frame />
  </RequireAdmin>
);
