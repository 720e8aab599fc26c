const WORKER_URL = '/sw.js';

/** All caches of the site belong to the service worker. */
const unregisterAndClearCaches = async (worker: ServiceWorkerContainer): Promise<void> => {
  const registrations = await worker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const cacheNames = await caches.keys();
  await Promise.all(cacheNames.map((name) => caches.delete(name)));
};

/**
 * Registers the service worker after page load, or unregisters it when the server disables it (`SERVICE_WORKER=off`).
 * Does nothing in browsers without service workers and on sites without TLS.
 */
export const syncServiceWorker = (isEnabled: boolean): void => {
  const worker = (navigator as Partial<Navigator>).serviceWorker;
  if (!worker) return;
  const sync = (): void =>
    void (
      isEnabled ? worker.register(WORKER_URL, { updateViaCache: 'none' }) : unregisterAndClearCaches(worker)
    ).catch(() => undefined);
  if (document.readyState === 'complete') sync();
  else window.addEventListener('load', sync, { once: true });
};
