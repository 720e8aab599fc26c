import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { request as askSecurely, Agent as SecureAgent } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { domainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import type { Request, Response } from 'express';
import { rangeNotSatisfiable } from '../errors/http-error.ts';

interface ProxyOptions {
  /** Headers that are ours to say; they win over the store's. */
  readonly headers: Readonly<Record<string, string>>;
  /** Known tag of the content, without quotes: decides If-Range here, as not every store heeds it. */
  readonly etag?: string;
}

/** Passes an object of the store on to the browser, in the ranges it asks for; nothing is held. */
export type ObjectProxy = (
  objectUrl: string,
  request: Request,
  response: Response,
  shown: ProxyOptions,
) => Promise<void>;

const forwardedHeaders = [
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'accept-ranges',
] as const;
const successStatuses = new Set([200, 206, 304]);
const timeoutMs = 10_000;

const stripEtag = (etag: string) => etag.replace(/^W\//, '').replaceAll('"', '');

/** The range that holds: none where the browser has another version of the content. */
const validRange = (request: Request, etag: string | undefined): string | undefined => {
  const { range } = request.headers;
  const condition = request.headers['if-range'];
  if (range === undefined || typeof condition !== 'string' || etag === undefined) return range;
  return stripEtag(condition) === stripEtag(etag) ? range : undefined;
};

const upstreamHeaders = (request: Request, { etag }: ProxyOptions): Record<string, string> => {
  const range = validRange(request, etag);
  const condition = request.headers['if-range'];
  const match = request.headers['if-none-match'];
  return {
    ...(range === undefined ? {} : { range }),
    ...(range !== undefined && etag === undefined && condition !== undefined
      ? { 'if-range': String(condition) }
      : {}),
    ...(match === undefined ? {} : { 'if-none-match': match }),
  };
};

const responseHeaders = (upstream: IncomingMessage, { headers }: ProxyOptions): Record<string, string> => {
  const passed = forwardedHeaders.flatMap((name) => {
    const value = upstream.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { 'accept-ranges': 'bytes', ...Object.fromEntries(passed), ...headers };
};

/** The store's own words name its buckets and keys: they stay behind. */
const toStoreError = (status: number, contentRange: string | undefined) => {
  if (status === 416) return rangeNotSatisfiable(contentRange);
  if (status === 404) return domainError.notFound('no-such-file', 'There is no such file.');
  return domainError.unavailable('objects-away');
};

export const createObjectProxy = (service: Pick<Service, 'onStop'>): ObjectProxy => {
  const agents = { 'http:': new Agent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) };
  service.onStop('object proxy', () => Object.values(agents).forEach((agent) => agent.destroy()));

  const open = (url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const secure = url.protocol === 'https:';
      const options = {
        headers,
        signal,
        agent: secure ? agents['https:'] : agents['http:'],
        timeout: timeoutMs,
      };
      const asking = (secure ? askSecurely : ask)(url, options, resolve);
      asking.once('timeout', () => asking.destroy(new Error('The object store does not answer.')));
      asking.once('error', reject);
      asking.end();
    });

  return async (objectUrl, request, response, shown) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const upstream = await open(new URL(objectUrl), upstreamHeaders(request, shown), gone.signal).catch(
      (cause: unknown) => {
        throw domainError.unavailable('objects-away', undefined, cause);
      },
    );
    const status = upstream.statusCode ?? 502;
    if (!successStatuses.has(status)) {
      upstream.resume();
      throw toStoreError(status, upstream.headers['content-range']);
    }
    response.writeHead(status, responseHeaders(upstream, shown));
    // A browser that seeks or leaves closes the connection: the transfer behind it ends, and that is no failure.
    await pipeline(upstream, response).catch((error: unknown) => {
      if (!gone.signal.aborted) throw error;
    });
  };
};
