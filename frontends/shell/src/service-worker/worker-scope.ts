// The parts of the service worker API that are used here. TypeScript's `webworker` types conflict with its `dom` types.

export type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void };

export type WorkerFetchEvent = WorkerEvent & {
  request: Request;
  /** The response of the navigation preload, requested while the worker starts. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type Events = { install: WorkerEvent; activate: WorkerEvent; fetch: WorkerFetchEvent };

export type WorkerScope = {
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  caches: CacheStorage;
  fetch: typeof fetch;
  location: { origin: string };
};
