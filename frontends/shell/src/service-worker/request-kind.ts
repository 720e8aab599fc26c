/**
 * A page to open; a file whose name has its content's hash; the script of the offline page; anything else, which is left
 * to the browser.
 */
export type RequestKind = 'page' | 'file' | 'own' | 'other';

export const offlineScriptPath = '/offline.js';

const hashed = /^\/(?:static|remotes\/[\w-]+\/static)\/.+\.[0-9a-f]{8,}\.(?:js|css|woff2|svg|png|webp)$/;

/** Answers of the API are a person's own, and videos are large: neither is ever touched. */
export const classifyRequest = (
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind => {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || url.pathname.startsWith('/api/')) return 'other';
  if (request.mode === 'navigate') return 'page';
  if (url.pathname === offlineScriptPath) return 'own';
  return hashed.test(url.pathname) ? 'file' : 'other';
};
