import type { Translate } from '@sargam/kit';
import { type Asset, createAsset } from '../assets.ts';
import { type Language, languages } from '../language.ts';
import { buildManifest } from './manifest.ts';
import { renderOfflinePage } from './offline-page.ts';

/** A service worker that deletes all caches and unregisters itself. */
const unregisterScript = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

const manifestPath = /^\/manifest\.(\w+)\.webmanifest$/;

type Parts = {
  texts: Record<Language, Translate>;
  assets: Map<string, Asset>;
  /** False makes every browser unregister the worker (setting `SERVICE_WORKER=off`). */
  worker: boolean;
};

/** Browsers compare workers byte by byte. The etag of the offline page is added, so that a changed page gives a new worker. */
const buildWorker = async ({ texts, assets, worker }: Parts): Promise<Asset | undefined> => {
  const built = assets.get('/sw.js');
  if (!worker) return createAsset('sw.js', Buffer.from(unregisterScript), 'no-cache');
  if (!built) return undefined;
  const page = createAsset('offline.html', Buffer.from(renderOfflinePage(texts)), 'no-cache');
  const code = await built.bytes('identity');
  return createAsset('sw.js', Buffer.concat([code, Buffer.from(`\n// ${page.etag}\n`)]), 'no-cache');
};

/** The web app manifest of each language, the offline page and the service worker; undefined for any other path. */
export const findPwaAsset = async (pathname: string, parts: Parts): Promise<Asset | undefined> => {
  const language = languages.find((known) => known === manifestPath.exec(pathname)?.[1]);
  if (language) {
    const manifest = JSON.stringify(buildManifest(parts.texts[language], language));
    return createAsset('a.webmanifest', Buffer.from(manifest), 'public, no-cache');
  }
  if (pathname === '/offline.html')
    return createAsset('offline.html', Buffer.from(renderOfflinePage(parts.texts)), 'no-cache');
  return pathname === '/sw.js' ? buildWorker(parts) : undefined;
};
