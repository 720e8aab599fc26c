// What of a service worker's world is used here: TypeScript's own description of it does not go together with a page's.

export type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void };

export type WorkerFetchEvent = WorkerEvent & {
  request: Request;
  /** The answer to a navigation, asked for while the worker woke up. */
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
