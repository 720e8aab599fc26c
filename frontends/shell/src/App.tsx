import {
  layout,
  Text,
  Toasts,
  useIsShellFrameHidden,
  useLanguage,
  useLocation,
  useTranslate,
} from '@sargam/kit';
import { type ReactNode, useEffect } from 'react';
import { BackToTop } from './back-to-top/BackToTop.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { CompactMetronome } from './metronome/CompactMetronome.tsx';
import styles from './noscript.module.css';
import { findRoute } from './routes/route-map.ts';
import { useLateFonts } from './routes/useLateFonts.ts';
import { useScrollAndFocus } from './routes/useScrollAndFocus.ts';

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

/**
 * Header and footer around a page, the same in the browser and on the server. A remote with its own frame hides them.
 */
export const App = ({ children }: { children: ReactNode }) => {
  const isFrameHidden = useIsShellFrameHidden();
  useScrollAndFocus();
  useLateFonts();
  useRouteTitle();
  useManifest();
  return (
    <>
      <a className={layout.skipLink} href="#main">
        <Text id="shell.skip" />
      </a>
      {!isFrameHidden && <Header />}
      <noscript>
        <p className={`${styles.notice} ${layout.container}`}>
          <Text id="shell.noscript" />
        </p>
      </noscript>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isFrameHidden ? <CompactMetronome /> : <Footer />}
      <BackToTop />
      <Toasts />
    </>
  );
};
