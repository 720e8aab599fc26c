import { type Asset, createAsset } from '../assets.ts';
import { type Language, languages } from '../language.ts';
import type { Translate } from '../translate.ts';
import { buildManifest } from './manifest.ts';
import { renderOfflinePage } from './offline-page.ts';

/** Ends a worker that is at work: forgets what it kept and gives its pages back to the network. */
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
  /** The kill switch: off, and every browser that asks for the worker gets one that ends itself. */
  worker: boolean;
};

/** A browser compares workers byte by byte: with the offline page's mark in it, a changed page is a new worker. */
const workerOf = async ({ texts, assets, worker }: Parts): Promise<Asset | undefined> => {
  const built = assets.get('/sw.js');
  if (!worker) return createAsset('sw.js', Buffer.from(unregisterScript), 'no-cache');
  if (!built) return undefined;
  const page = createAsset('offline.html', Buffer.from(renderOfflinePage(texts)), 'no-cache');
  const code = await built.bytes('identity');
  return createAsset('sw.js', Buffer.concat([code, Buffer.from(`\n// ${page.etag}\n`)]), 'no-cache');
};

/** The manifest of each language, the page for want of a network, and the worker that shows it. */
export const findPwaAsset = async (pathname: string, parts: Parts): Promise<Asset | undefined> => {
  const language = languages.find((known) => known === manifestPath.exec(pathname)?.[1]);
  if (language) {
    const manifest = JSON.stringify(buildManifest(parts.texts[language], language));
    return createAsset('a.webmanifest', Buffer.from(manifest), 'public, no-cache');
  }
  if (pathname === '/offline.html')
    return createAsset('offline.html', Buffer.from(renderOfflinePage(parts.texts)), 'no-cache');
  return pathname === '/sw.js' ? workerOf(parts) : undefined;
};
