import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, Agent as SecureAgent } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { domainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import type { Request, Response } from 'express';
import { rangeNotSatisfiable } from '../errors/http-error.ts';
import { createReleasingWriter } from './releasing-writer.ts';

interface ProxyOptions {
  /** Headers that override those of the object store. */
  readonly headers: Readonly<Record<string, string>>;
  /** ETag of the content without quotes. If-Range is compared here, because not every object store supports it. */
  readonly etag?: string;
}

/** Streams an object from the object store to the browser, with range requests and without buffering it. */
export type ObjectProxy = (
  objectUrl: string,
  request: Request,
  response: Response,
  options: ProxyOptions,
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

/** The requested range; undefined if If-Range names another version of the content. */
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

/** Error texts of the object store are not forwarded: they name buckets and keys. */
const toStoreError = (status: number, contentRange: string | undefined) => {
  if (status === 416) return rangeNotSatisfiable(contentRange);
  if (status === 404) return domainError.notFound('no-such-file', 'There is no such file.');
  return domainError.unavailable('object-store-unavailable');
};

/**
 * The object store is faster than the browsers. A stream reads one chunk of at most 64 kB ahead, instead of two, while its browser
 * reads the chunk before.
 */
const connection = { keepAlive: true, highWaterMark: 16 * 1024 };

export const createObjectProxy = (service: Pick<Service, 'onStop'>): ObjectProxy => {
  const agents = { 'http:': new Agent(connection), 'https:': new SecureAgent(connection) };
  service.onStop('object proxy', () => Object.values(agents).forEach((agent) => agent.destroy()));

  const open = (url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const secure = url.protocol === 'https:';
      const requestOptions = {
        headers,
        signal,
        agent: secure ? agents['https:'] : agents['http:'],
        timeout: timeoutMs,
      };
      const upstreamRequest = (secure ? httpsRequest : httpRequest)(url, requestOptions, resolve);
      upstreamRequest.once('timeout', () => upstreamRequest.destroy(new Error('object store timeout')));
      upstreamRequest.once('error', reject);
      upstreamRequest.end();
    });

  return async (objectUrl, request, response, options) => {
    const closed = new AbortController();
    response.once('close', () => closed.abort());
    const upstream = await open(new URL(objectUrl), upstreamHeaders(request, options), closed.signal).catch(
      (cause: unknown) => {
        throw domainError.unavailable('object-store-unavailable', undefined, cause);
      },
    );
    const status = upstream.statusCode ?? 502;
    if (!successStatuses.has(status)) {
      upstream.resume();
      throw toStoreError(status, upstream.headers['content-range']);
    }
    response.writeHead(status, responseHeaders(upstream, options));
    // A browser that seeks or leaves closes the connection. This ends the transfer and is no failure.
    const target =
      upstream.headers['content-length'] === undefined ? response : createReleasingWriter(response);
    await pipeline(upstream, target, { signal: closed.signal }).catch((error: unknown) => {
      if (!closed.signal.aborted) throw error;
    });
  };
};
