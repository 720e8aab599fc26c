import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { request as askSecurely, Agent as SecureAgent } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { domainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import type { Request, Response } from 'express';
import { noSuchRange } from '../http/http-refusal.ts';

interface Shown {
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
  shown: Shown,
) => Promise<void>;

const passedOn = [
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'accept-ranges',
] as const;
const answered = new Set([200, 206, 304]);
const patienceMs = 10_000;

const bare = (etag: string) => etag.replace(/^W\//, '').replaceAll('"', '');

/** The range that holds: none where the browser has another version of the content. */
const rangeOf = (request: Request, etag: string | undefined): string | undefined => {
  const { range } = request.headers;
  const condition = request.headers['if-range'];
  if (range === undefined || typeof condition !== 'string' || etag === undefined) return range;
  return bare(condition) === bare(etag) ? range : undefined;
};

const wished = (request: Request, { etag }: Shown): Record<string, string> => {
  const range = rangeOf(request, etag);
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

const headersOf = (upstream: IncomingMessage, { headers }: Shown): Record<string, string> => {
  const passed = passedOn.flatMap((name) => {
    const value = upstream.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { 'accept-ranges': 'bytes', ...Object.fromEntries(passed), ...headers };
};

/** The store's own words name its buckets and keys: they stay behind. */
const refusalOf = (status: number, contentRange: string | undefined) => {
  if (status === 416) return noSuchRange(contentRange);
  if (status === 404) return domainError.notFound('no-such-file', 'There is no such file.');
  return domainError.unavailable('objects-away');
};

export const objectProxy = (service: Pick<Service, 'onStop'>): ObjectProxy => {
  const agents = { 'http:': new Agent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) };
  service.onStop('object proxy', () => Object.values(agents).forEach((agent) => agent.destroy()));

  const open = (url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const secure = url.protocol === 'https:';
      const options = {
        headers,
        signal,
        agent: secure ? agents['https:'] : agents['http:'],
        timeout: patienceMs,
      };
      const asking = (secure ? askSecurely : ask)(url, options, resolve);
      asking.once('timeout', () => asking.destroy(new Error('The object store does not answer.')));
      asking.once('error', reject);
      asking.end();
    });

  return async (objectUrl, request, response, shown) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const upstream = await open(new URL(objectUrl), wished(request, shown), gone.signal).catch(
      (cause: unknown) => {
        throw domainError.unavailable('objects-away', undefined, cause);
      },
    );
    const status = upstream.statusCode ?? 502;
    if (!answered.has(status)) {
      upstream.resume();
      throw refusalOf(status, upstream.headers['content-range']);
    }
    response.writeHead(status, headersOf(upstream, shown));
    // A browser that seeks or leaves closes the connection: the transfer behind it ends, and that is no failure.
    await pipeline(upstream, response).catch((error: unknown) => {
      if (!gone.signal.aborted) throw error;
    });
  };
};
