import { initColorScheme, KitProviders, restoreSession, startI18n } from '@sargam/kit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readServerRenderedPage } from './first-paint/first-paint.ts';
import { syncServiceWorker } from './pwa/sync-service-worker.ts';
import { registerRemotesFromConfig } from './remote/registry.ts';

/** Draws the frame first; remotes are looked up meanwhile, so that one which is down takes nothing else with it. */
export const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  initColorScheme();
  restoreSession();
  void registerRemotesFromConfig().then(({ serviceWorker = false }) => syncServiceWorker(serviceWorker));
  await startI18n();
  const written = readServerRenderedPage();
  const app = (
    <KitProviders>
      <App />
    </KitProviders>
  );
  // In slices, between which the browser goes on: what the server wrote stands until all of it is there.
  startTransition(() => {
    if (written) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
};
