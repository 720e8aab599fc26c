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

/** Header and footer around every remote. A remote with its own frame hides them. */
export const App = () => {
  const t = useTranslate();
  const isFrameHidden = useIsShellFrameHidden();
  useScrollAndFocus();
  useRouteTitle();
  useManifest();
  return (
    <>
      <ServerRenderedPart>
        <a className="skip" href="#main">
          {t('shell.skip')}
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
