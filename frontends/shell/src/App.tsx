import { Toasts, useIsShellFrameHidden, useTranslate } from '@sargam/kit';
import { BackToTop } from './back-to-top/BackToTop.tsx';
import { Written } from './first-paint/Written.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { useManifest } from './installable/useManifest.ts';
import { SmallMetronome } from './metronome/SmallMetronome.tsx';
import { Page } from './routes/Page.tsx';
import { usePlace } from './routes/usePlace.ts';
import { useRouteTitle } from './routes/useRouteTitle.ts';

/** The frame around every remote; one that brings its own gets the page without header and footer. */
export const App = () => {
  const t = useTranslate();
  const taken = useIsShellFrameHidden();
  usePlace();
  useRouteTitle();
  useManifest();
  return (
    <>
      <Written>
        <a className="skip" href="#main">
          {t('shell.skip')}
        </a>
        {!taken && <Header />}
      </Written>
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
      <Written>
        {taken ? <SmallMetronome /> : <Footer />}
        <BackToTop />
        <Toasts />
      </Written>
    </>
  );
};
