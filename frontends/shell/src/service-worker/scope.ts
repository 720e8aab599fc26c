// What of a service worker's world is used here: TypeScript's own description of it does not go together with a page's.

export type Extendable = { waitUntil: (work: Promise<unknown>) => void };

export type Fetching = Extendable & {
  request: Request;
  /** The answer to a navigation, asked for while the worker woke up. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type Events = { install: Extendable; activate: Extendable; fetch: Fetching };

export type Scope = {
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  caches: CacheStorage;
  fetch: typeof fetch;
  location: { origin: string };
};
