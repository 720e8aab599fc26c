import { Toasts, useFrameTaken, useText } from '@sargam/kit';
import { BackToTop } from './back-to-top/BackToTop.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { useManifest } from './installable/useManifest.ts';
import { SmallMetronome } from './metronome/SmallMetronome.tsx';
import { Page } from './routes/Page.tsx';
import { usePageChange } from './routes/usePageChange.ts';

/** The frame around every remote; one that brings its own gets the page without header and footer. */
export const App = () => {
  const t = useText();
  const taken = useFrameTaken();
  usePageChange();
  useManifest();
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      {!taken && <Header />}
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
      {taken ? <SmallMetronome /> : <Footer />}
      <BackToTop />
      <Toasts />
    </>
  );
};
