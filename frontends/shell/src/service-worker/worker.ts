import { classifyRequest, offlineScriptPath } from './request-kind.ts';
import type { WorkerFetchEvent, WorkerScope } from './worker-scope.ts';

const OFFLINE = 'sargam-offline';
const FILES = 'sargam-files';
/** About 10 MB: two deployments of all front ends. */
export const MAX_CACHED_FILES = 200;

const offlinePage = '/offline.html';
const offlineFiles = [offlinePage, offlineScriptPath];

const cacheOfflineFiles = async ({ caches }: WorkerScope): Promise<void> => {
  const cache = await caches.open(OFFLINE);
  await cache.addAll(offlineFiles.map((path) => new Request(path, { cache: 'reload' })));
};

const deleteOldCaches = async ({ caches }: WorkerScope): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== OFFLINE && name !== FILES).map((name) => caches.delete(name)),
  );
};

/** Pages always come from the network. Without a network the offline page is shown under the requested URL. */
const respondWithPage = async (
  scope: WorkerScope,
  { request, preloadResponse }: WorkerFetchEvent,
): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await scope.fetch(request));
  } catch {
    return (await scope.caches.match(offlinePage)) ?? Response.error();
  }
};

const cacheFile = async (scope: WorkerScope, request: Request, response: Response): Promise<void> => {
  const cache = await scope.caches.open(FILES);
  await cache.put(request, response);
  const requests = await cache.keys();
  // `cache.keys()` returns the requests in insertion order.
  await Promise.all(
    requests.slice(0, Math.max(0, requests.length - MAX_CACHED_FILES)).map((old) => cache.delete(old)),
  );
};

/** A file name with a content hash never changes its content, so a cached file is always valid. */
const respondWithFile = async (scope: WorkerScope, event: WorkerFetchEvent): Promise<Response> => {
  const cached = await scope.caches.match(event.request, { ignoreVary: true });
  if (cached) return cached;
  const response = await scope.fetch(event.request);
  if (response.status === 200) event.waitUntil(cacheFile(scope, event.request, response.clone()));
  return response;
};

/** The script of the offline page: from the network, else from the cache. */
const respondWithOfflineScript = (scope: WorkerScope, { request }: WorkerFetchEvent): Promise<Response> =>
  scope.fetch(request).catch(async () => (await scope.caches.match(request)) ?? Response.error());

const responders = {
  page: respondWithPage,
  file: respondWithFile,
  'offline-script': respondWithOfflineScript,
};

const handleFetch = (scope: WorkerScope, event: WorkerFetchEvent): void => {
  const kind = classifyRequest(event.request, scope.location.origin);
  if (kind !== 'other') event.respondWith(responders[kind](scope, event));
};

/** A new worker activates immediately. That is safe, because it caches no pages and no file lists that could be out of step with an open page. */
export const startWorker = (scope: WorkerScope): void => {
  scope.addEventListener('install', (event) =>
    event.waitUntil(cacheOfflineFiles(scope).then(() => scope.skipWaiting())),
  );
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      Promise.all([
        deleteOldCaches(scope),
        scope.registration.navigationPreload?.enable(),
        scope.clients.claim(),
      ]),
    ),
  );
  scope.addEventListener('fetch', (event) => handleFetch(scope, event));
};
