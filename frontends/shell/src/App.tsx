import { Toasts, useIsShellFrameHidden, useTranslate } from '@sargam/kit';
import { BackToTop } from './back-to-top/BackToTop.tsx';
import { ServerRenderedPart } from './first-paint/ServerRenderedPart.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { CompactMetronome } from './metronome/CompactMetronome.tsx';
import { Page } from './Page.tsx';
import { useManifest } from './pwa/useManifest.ts';
import { useRouteTitle } from './routes/useRouteTitle.ts';
import { useScrollAndFocus } from './routes/useScrollAndFocus.ts';

/** The frame around every remote; one that brings its own gets the page without header and footer. */
export const App = () => {
  const t = useTranslate();
  const taken = useIsShellFrameHidden();
  useScrollAndFocus();
  useRouteTitle();
  useManifest();
  return (
    <>
      <ServerRenderedPart>
        <a className="skip" href="#main">
          {t('shell.skip')}
        </a>
        {!taken && <Header />}
      </ServerRenderedPart>
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
      <ServerRenderedPart>
        {taken ? <CompactMetronome /> : <Footer />}
        <BackToTop />
        <Toasts />
      </ServerRenderedPart>
    </>
  );
};
