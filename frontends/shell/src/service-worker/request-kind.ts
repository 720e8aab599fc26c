/** `page`: a navigation; `file`: a file with a content hash in its name; `offline-script`: the script of the offline page; `other`: not handled. */
export type RequestKind = 'page' | 'file' | 'offline-script' | 'other';

export const offlineScriptPath = '/offline.js';

const hashedFile =
  /^\/(?:static|remotes\/[\w-]+\/static)\/.+\.[0-9a-f]{8,}\.(?:js|css|json|woff2|svg|png|webp)$/;

/** API responses are personal and videos are large, so neither is cached. */
export const classifyRequest = (
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind => {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || url.pathname.startsWith('/api/')) return 'other';
  if (request.mode === 'navigate') return 'page';
  if (url.pathname === offlineScriptPath) return 'offline-script';
  return hashedFile.test(url.pathname) ? 'file' : 'other';
};
