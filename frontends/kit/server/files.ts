import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const compressible = /^(text|application\/json|image\/svg|font\/ttf)/;

/** Whether the file name contains a hash of the content, as in `mount.3fa1b2c4.js`; the content of such a file never changes. */
export const isHashed = (path: string): boolean => /[.-][0-9a-f]{8,20}\.[a-z0-9.]+$/.test(path);

/** The file of a URL path in `folder`; undefined for a path outside of the folder. */
export const resolveFile = (folder: string, path: string): string | undefined => {
  try {
    const file = join(folder, normalize(decodeURIComponent(path)));
    return file.startsWith(folder + sep) && !file.includes('\0') ? file : undefined;
  } catch {
    return undefined;
  }
};

export type Encoding = 'br' | 'gzip';

export const selectEncoding = (accepted = ''): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0+)?\\b)`).test(accepted),
  );

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Hashes of contents by path, time and size. The time alone is no version: all files of a reproducible image have the same. */
const versions = new Map<string, Promise<string>>();

const versionOf = (file: string, { mtimeMs, size }: { mtimeMs: number; size: number }): Promise<string> => {
  const key = `${file} ${mtimeMs} ${size}`;
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const version = versions.get(key) ?? readFile(file).then(hash);
  versions.set(key, version);
  return version;
};

/** Compressed files by path, version and encoding. */
const compressed = new Map<string, Promise<Buffer>>();

const compressedFile = (file: string, version: string, encoding: Encoding): Promise<Buffer> => {
  const key = `${file} ${version} ${encoding}`;
  const compression = compressed.get(key) ?? readFile(file).then(compressors[encoding]);
  compressed.set(key, compression);
  return compression;
};

/** The URL without a leading base path: an ingress does not remove `/remotes/<name>` from the paths of a remote. */
export const withoutBasePath = (url: string, basePath: string): string =>
  basePath !== '' && url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url;

/** Serves the files of a folder. Browsers cache hashed names for ever and revalidate other files at each use. */
export const createFileHandler =
  (folder: string, basePath = '') =>
  async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(withoutBasePath(request.url ?? '/', basePath), 'http://local').pathname;
    const file = resolveFile(folder, path);
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined);
    if (file === undefined || !found?.isFile()) return void response.writeHead(404).end();
    const version = await versionOf(file, found);
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('etag', `"${version}"`);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === `"${version}"`) return void response.writeHead(304).end();
    const text = compressible.test(types[extname(file)] ?? '') && found.size > 1000;
    const encoding = text ? selectEncoding(String(request.headers['accept-encoding'])) : undefined;
    if (text) response.setHeader('vary', 'accept-encoding');
    if (!encoding) {
      response.writeHead(200, { 'content-length': found.size });
      return request.method === 'HEAD' ? void response.end() : pipeline(createReadStream(file), response);
    }
    const bytes = await compressedFile(file, version, encoding);
    response.writeHead(200, { 'content-length': bytes.length, 'content-encoding': encoding });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
