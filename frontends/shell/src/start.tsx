import {
  currentLanguage,
  initColorScheme,
  KitProviders,
  readConfig,
  restoreSession,
  startI18n,
} from '@sargam/kit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { Page } from './Page.tsx';
import { syncServiceWorker } from './pwa/sync-service-worker.ts';
import { readServerPage } from './server-page.ts';

/** Hydrates or renders header and footer first. The remotes are registered in parallel, so that an unavailable remote does not affect the rest. */
export const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  initColorScheme();
  restoreSession();
  void readConfig().then(({ serviceWorker = false }) => syncServiceWorker(serviceWorker));
  const serverLanguage = document.documentElement.lang;
  await startI18n();
  // A browser with another saved language than its cookie cannot hydrate the markup.
  const hydrates = serverLanguage === currentLanguage() && readServerPage(root);
  const app = (
    <KitProviders>
      <App>
        <Page />
      </App>
    </KitProviders>
  );
  // A transition, so that the browser can handle input; the server-rendered content stays until the render is complete.
  startTransition(() => {
    if (hydrates) hydrateRoot(root, app, { identifierPrefix: 'shell' });
    else createRoot(root).render(app);
  });
};
