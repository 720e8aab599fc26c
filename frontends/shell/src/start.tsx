import { initColorScheme, KitProviders, restoreSession, startI18n } from '@sargam/kit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readServerRenderedPage } from './first-paint/first-paint.ts';
import { syncServiceWorker } from './pwa/sync-service-worker.ts';
import { registerRemotesFromConfig } from './remote/registry.ts';

/** Renders header and footer first. The remotes are registered in parallel, so that an unavailable remote does not affect the rest. */
export const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  initColorScheme();
  restoreSession();
  void registerRemotesFromConfig().then(({ serviceWorker = false }) => syncServiceWorker(serviceWorker));
  await startI18n();
  const isServerRendered = readServerRenderedPage();
  const app = (
    <KitProviders>
      <App />
    </KitProviders>
  );
  // A transition, so that the browser can handle input; the server-rendered content stays until the render is complete.
  startTransition(() => {
    if (isServerRendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
};
