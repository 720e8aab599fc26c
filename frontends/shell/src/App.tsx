import './first-paint/server-rendered-part.css';
import { Text, Toasts, useIsShellFrameHidden, useLanguage, useLocation, useTranslate } from '@sargam/kit';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { BackToTop } from './back-to-top/BackToTop.tsx';
import { isHydrating } from './first-paint/first-paint.ts';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { CompactMetronome } from './metronome/CompactMetronome.tsx';
import { Page } from './Page.tsx';
import { findRoute } from './routes/route-map.ts';
import { useScrollAndFocus } from './routes/useScrollAndFocus.ts';

/**
 * A part of the frame that the server has rendered. Hydration keeps the server's markup; a deferred render then replaces
 * it, without changing the rest of the page.
 */
const ServerRenderedPart = ({ children }: { children: ReactNode }) => {
  const isRendered = useDeferredValue(true, !isHydrating());
  if (isRendered) return children;
  return <div className="written" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
};

/** Sets the document title on every route change, until the page sets its own. */
const useRouteTitle = (): void => {
  const { pathname } = useLocation();
  const t = useTranslate();
  useEffect(() => {
    const route = findRoute(pathname);
    const key = route ? (route.title ?? 'site') : 'not_found';
    if (key === 'site' && route && route.path !== '/') return;
    document.title =
      key === 'site' ? t('shell.title.site') : `${t(`shell.title.${key}`)} · ${t('kit.brand')}`;
  }, [pathname, t]);
};

/** Links the web app manifest of the page's language, which sets the name of the installed app. */
const useManifest = (): void => {
  const language = useLanguage();
  useEffect(() => {
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${language}.webmanifest`);
  }, [language]);
};

/** Header and footer around every remote. A remote with its own frame hides them. */
export const App = () => {
  const isFrameHidden = useIsShellFrameHidden();
  useScrollAndFocus();
  useRouteTitle();
  useManifest();
  return (
    <>
      <ServerRenderedPart>
        <a className="skip" href="#main">
          <Text id="shell.skip" />
        </a>
        {!isFrameHidden && <Header />}
      </ServerRenderedPart>
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
      <ServerRenderedPart>
        {isFrameHidden ? <CompactMetronome /> : <Footer />}
        <BackToTop />
        <Toasts />
      </ServerRenderedPart>
    </>
  );
};
