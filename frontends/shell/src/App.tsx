import { Toasts, useText } from '@sargam/kit';
import { BackToTop } from './back-to-top/BackToTop.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Page } from './routes/Page.tsx';
import { usePageChange } from './routes/usePageChange.ts';

/** The frame around every remote. */
export const App = () => {
  const t = useText();
  usePageChange();
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
      <Footer />
      <BackToTop />
      <Toasts />
    </>
  );
};
