import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const compressible = new Set(['.js', '.css', '.json', '.svg', '.html', '.txt', '.xml', '.webmanifest']);

export type Encoding = 'br' | 'gzip' | 'identity';
export type Asset = {
  type: string;
  etag: string;
  cacheControl: string;
  bytes: (encoding: Encoding) => Promise<Buffer>;
  isCompressible: boolean;
};

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Creates an asset. Each encoding is compressed once, on its first request. `brotliQuality` is at most 11. */
export const createAsset = (
  name: string,
  content: Buffer,
  cacheControl: string,
  brotliQuality = 9,
): Asset => {
  const encoded = new Map<Encoding, Promise<Buffer>>();
  const encode = (encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'br')
      return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
    return encoding === 'gzip' ? gz(content) : Promise.resolve(content);
  };
  return {
    type: types[extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    cacheControl,
    isCompressible: compressible.has(extname(name)),
    bytes: (encoding) => {
      const known = encoded.get(encoding) ?? encode(encoding);
      encoded.set(encoding, known);
      return known;
    },
  };
};

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());

/** Files with a hash in their name never change; all other files are revalidated. */
const cacheControlFor = (path: string): string =>
  path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'public, no-cache';

/** Loads the files of the build into memory, by URL path. */
export const loadAssets = (folder: string): Map<string, Asset> =>
  new Map(
    filesUnder(folder)
      .filter((file) => !file.endsWith('index.html'))
      .map((file) => {
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        return [path, createAsset(path, readFileSync(file), cacheControlFor(path))] as const;
      }),
  );
