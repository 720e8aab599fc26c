import { type Asset, assetOf } from '../assets.ts';
import { type Language, languages } from '../language.ts';
import type { Texts } from '../texts.ts';
import { manifestOf } from './manifest.ts';
import { offlinePage } from './offline.ts';

/** Ends a worker that is at work: forgets what it kept and gives its pages back to the network. */
const farewell = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

const manifestPath = /^\/manifest\.(\w+)\.webmanifest$/;

type Parts = {
  texts: Record<Language, Texts>;
  assets: Map<string, Asset>;
  /** The kill switch: off, and every browser that asks for the worker gets one that ends itself. */
  worker: boolean;
};

/** A browser compares workers byte by byte: with the offline page's mark in it, a changed page is a new worker. */
const workerOf = async ({ texts, assets, worker }: Parts): Promise<Asset | undefined> => {
  const built = assets.get('/sw.js');
  if (!worker) return assetOf('sw.js', Buffer.from(farewell), 'no-cache');
  if (!built) return undefined;
  const page = assetOf('offline.html', Buffer.from(offlinePage(texts)), 'no-cache');
  const code = await built.bytes('identity');
  return assetOf('sw.js', Buffer.concat([code, Buffer.from(`\n// ${page.etag}\n`)]), 'no-cache');
};

/** The manifest of each language, the page for want of a network, and the worker that shows it. */
export const installable = async (pathname: string, parts: Parts): Promise<Asset | undefined> => {
  const language = languages.find((known) => known === manifestPath.exec(pathname)?.[1]);
  if (language) {
    const manifest = JSON.stringify(manifestOf(parts.texts[language], language));
    return assetOf('a.webmanifest', Buffer.from(manifest), 'public, no-cache');
  }
  if (pathname === '/offline.html')
    return assetOf('offline.html', Buffer.from(offlinePage(parts.texts)), 'no-cache');
  return pathname === '/sw.js' ? workerOf(parts) : undefined;
};
