import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from './route.ts';
import { sendUnavailable } from './unavailable-response.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/** How long a request waits for a part that restarts. The edge has sent nothing of the request until the part accepts it. */
const requestTimeoutMs = 5000;
/** A page waits longer, because no script retries it: for example the browser's return from a payment. */
const pageTimeoutMs = 30_000;

const isPage = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'document' || (headers.accept ?? '').includes('text/html');

const timeoutFor = (incoming: IncomingMessage, route: Route): number => {
  if (route.to === 'remote') return 300;
  return isPage(incoming) ? pageTimeoutMs : requestTimeoutMs;
};

// Headers that apply to one connection only and are not forwarded.
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
]);

const forwardedHeaders = (incoming: IncomingMessage): IncomingHttpHeaders => {
  const kept = Object.entries(incoming.headers).filter(([name]) => !hopByHop.has(name));
  return {
    ...Object.fromEntries(kept),
    // Overwrites forwarding headers that the client sends, which are not trusted.
    'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    'x-forwarded-host': incoming.headers.host ?? '',
    'x-forwarded-proto': 'http',
  };
};

const isSafe = (incoming: IncomingMessage) => incoming.method === 'GET' || incoming.method === 'HEAD';

const forwardOnce = (
  incoming: IncomingMessage,
  route: Route,
  gone: AbortSignal,
  form: Buffer | undefined,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(route.origin);
    const outgoing = sendRequest({
      agent,
      hostname,
      port,
      path: route.path,
      method: incoming.method,
      headers: forwardedHeaders(incoming),
      signal: gone,
    });
    outgoing.once('response', resolve);
    outgoing.once('error', (error) => reject(Object.assign(error, { reused: outgoing.reusedSocket })));
    if (form || isSafe(incoming)) return void outgoing.end(form);
    // A streamed body can be read only once, so sending starts when the connection is open.
    outgoing.once('socket', (socket) => {
      const send = () => incoming.pipe(outgoing);
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
  });

/**
 * Buffers a form that a browser posts as a page navigation, so it can be sent again if the gateway crashes. The only such
 * form is the return from a payment, which is small and idempotent.
 */
const bufferFormPost = (incoming: IncomingMessage): Promise<Buffer> | undefined =>
  !isSafe(incoming) && isPage(incoming) && Number(incoming.headers['content-length']) <= 65_536
    ? buffer(incoming)
    : undefined;

type RequestError = NodeJS.ErrnoException & { reused?: boolean };

/** Whether a retry is safe: the connection was refused, or it was reset during a request without side effects. */
const isRetryable = (error: RequestError, incoming: IncomingMessage, form: Buffer | undefined): boolean => {
  if (error.code === 'ECONNREFUSED') return true;
  return error.code === 'ECONNRESET' && (form !== undefined || (error.reused === true && isSafe(incoming)));
};

const forwardWithRetry = async (
  incoming: IncomingMessage,
  route: Route,
  gone: AbortSignal,
): Promise<IncomingMessage> => {
  const deadline = Date.now() + timeoutFor(incoming, route);
  const form = await bufferFormPost(incoming);
  for (;;) {
    try {
      return await forwardOnce(incoming, route, gone, form);
    } catch (error) {
      if (gone.aborted || !isRetryable(error as RequestError, incoming, form) || Date.now() > deadline)
        throw error;
      await sleep(100);
    }
  }
};

/** Streams a request to its origin and the response back. When the client disconnects, the request to the origin is aborted. */
export const proxyRequest = async (
  incoming: IncomingMessage,
  response: ServerResponse,
  route: Route,
): Promise<void> => {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const answer = await forwardWithRetry(incoming, route, gone.signal);
    const headers = Object.entries(answer.headersDistinct).filter(([name]) => !hopByHop.has(name));
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, Object.fromEntries(headers));
    await pipeline(answer, response);
  } catch {
    if (response.headersSent || gone.signal.aborted) response.destroy();
    else sendUnavailable(response, isPage(incoming) ? 'page' : route.to);
  }
};
