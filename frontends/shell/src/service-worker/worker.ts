import { classifyRequest, offlineScriptPath } from './request-kind.ts';
import type { WorkerFetchEvent, WorkerScope } from './worker-scope.ts';

const OFFLINE = 'sargam-offline';
const FILES = 'sargam-files';
/** About ten megabytes: two deployments of all front ends. */
export const MAX_CACHED_FILES = 200;

const offlinePage = '/offline.html';
const offlineFiles = [offlinePage, offlineScriptPath];

const keepOffline = async ({ caches }: WorkerScope): Promise<void> => {
  const cache = await caches.open(OFFLINE);
  await cache.addAll(offlineFiles.map((path) => new Request(path, { cache: 'reload' })));
};

const dropOthers = async ({ caches }: WorkerScope): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== OFFLINE && name !== FILES).map((name) => caches.delete(name)),
  );
};

/** Always the network's; without one, the page that says so, under the address that was asked. */
const openPage = async (
  scope: WorkerScope,
  { request, preloadResponse }: WorkerFetchEvent,
): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await scope.fetch(request));
  } catch {
    return (await scope.caches.match(offlinePage)) ?? Response.error();
  }
};

const keepFile = async (scope: WorkerScope, request: Request, response: Response): Promise<void> => {
  const cache = await scope.caches.open(FILES);
  await cache.put(request, response);
  const kept = await cache.keys();
  // A cache lists its requests in the order in which they came.
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - MAX_CACHED_FILES)).map((old) => cache.delete(old)),
  );
};

/** A name with a hash means one content for good, so what is kept can never be of another version. */
const openFile = async (scope: WorkerScope, event: WorkerFetchEvent): Promise<Response> => {
  const kept = await scope.caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const response = await scope.fetch(event.request);
  if (response.status === 200) event.waitUntil(keepFile(scope, event.request, response.clone()));
  return response;
};

/** What the offline page itself asks for. */
const openOwn = (scope: WorkerScope, { request }: WorkerFetchEvent): Promise<Response> =>
  scope.fetch(request).catch(async () => (await scope.caches.match(request)) ?? Response.error());

const openers = { page: openPage, file: openFile, own: openOwn };

const answer = (scope: WorkerScope, event: WorkerFetchEvent): void => {
  const kind = classifyRequest(event.request, scope.location.origin);
  if (kind !== 'other') event.respondWith(openers[kind](scope, event));
};

/**
 * A new worker takes over at once: it keeps no page and no list of files, so there is nothing that an open page could
 * disagree with.
 */
export const startWorker = (scope: WorkerScope): void => {
  scope.addEventListener('install', (event) =>
    event.waitUntil(keepOffline(scope).then(() => scope.skipWaiting())),
  );
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      Promise.all([dropOthers(scope), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
    ),
  );
  scope.addEventListener('fetch', (event) => answer(scope, event));
};
