const ADDRESS = '/sw.js';

/** Nothing else of the site keeps caches. */
const drop = async (worker: ServiceWorkerContainer): Promise<void> => {
  const known = await worker.getRegistrations();
  await Promise.all(known.map((registration) => registration.unregister()));
  const kept = await caches.keys();
  await Promise.all(kept.map((name) => caches.delete(name)));
};

/**
 * Starts the service worker once the page is done loading, or ends it where it is not wanted (the server's setting). A
 * browser that has none, and an address without TLS, go without.
 */
export const syncServiceWorker = (wanted: boolean): void => {
  const worker = (navigator as Partial<Navigator>).serviceWorker;
  if (!worker) return;
  const settle = (): void =>
    void (wanted ? worker.register(ADDRESS, { updateViaCache: 'none' }) : drop(worker)).catch(
      () => undefined,
    );
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
};
