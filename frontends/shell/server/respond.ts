import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Asset, Encoding } from './assets.ts';

/** No inline scripts: configuration and data are JSON elements. Inline styles are allowed. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.youtube.com https://www.youtube-nocookie.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const securityHeaders = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const encodingFor = (request: IncomingMessage, asset: Asset): Encoding => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (!asset.isCompressible) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

/** Sends an asset in the best encoding that the browser accepts, or 304 if its etag matches. */
export const sendAsset = async (
  request: IncomingMessage,
  response: ServerResponse,
  asset: Asset,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<void> => {
  const common = {
    ...securityHeaders,
    'cache-control': asset.cacheControl,
    etag: asset.etag,
    vary: 'accept-encoding',
    ...headers,
  };
  if (status === 200 && request.headers['if-none-match'] === asset.etag) {
    response.writeHead(304, common).end();
    return;
  }
  const encoding = encodingFor(request, asset);
  const body = await asset.bytes(encoding);
  const encodingHeader = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  response.writeHead(status, {
    ...common,
    ...encodingHeader,
    'content-type': asset.type,
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};

/** The brotli quality of content that is rendered often. It takes a quarter of the time of quality 9 for 1 % more bytes. */
export const DYNAMIC_BROTLI_QUALITY = 5;

/** Sends a page. It depends on language and cookies and must be revalidated on each visit. */
export const sendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  { document, status, isNeutral }: { document: Asset; status: number; isNeutral?: boolean },
): Promise<void> =>
  sendAsset(request, response, document, {
    status,
    headers: {
      vary: 'accept-encoding, accept-language, cookie',
      ...(isNeutral && { 'cache-control': 'no-store' }),
    },
  });
