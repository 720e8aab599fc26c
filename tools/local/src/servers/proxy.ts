import { Agent, type ClientRequestArgs, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type NetConnectOpts } from 'node:net';
import { type Duplex, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProxyServer } from 'httpxy';
import type { Route } from './route.ts';
import { sendUnavailable } from './unavailable-response.ts';

/** Retries a refused connection for some time. A request is sent when its connection is open, so it waits for a part that restarts. */
class RetryingAgent extends Agent {
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super({ keepAlive: true, maxSockets: 512 });
    this.timeoutMs = timeoutMs;
  }

  override createConnection(
    options: ClientRequestArgs,
    onCreated: (error: Error | null, socket: Duplex) => void,
  ): undefined {
    const deadline = Date.now() + this.timeoutMs;
    const attempt = () => {
      const socket = connect(options as NetConnectOpts);
      const onError = (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && Date.now() <= deadline) setTimeout(attempt, 100);
        else onCreated(error, socket);
      };
      socket.once('error', onError);
      socket.once('connect', () => onCreated(null, socket.off('error', onError)));
    };
    attempt();
  }
}

/** A page waits longer, because no script retries it: for example the browser's return from a payment. */
const agents = {
  page: new RetryingAgent(30_000),
  api: new RetryingAgent(5000),
  shell: new RetryingAgent(5000),
  remote: new RetryingAgent(300),
};

const proxy = createProxyServer();

// Headers that apply to one connection only and are not forwarded.
const hopByHop = ['keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'upgrade'];

proxy.on('proxyRes', ({ headers }) => {
  for (const name of ['connection', ...hopByHop]) delete headers[name];
});

/** Requests that were sent on a connection of an earlier request, which the part may have closed in the meantime. */
const sentOnReused = new WeakSet<IncomingMessage>();
proxy.on('proxyReq', ({ reusedSocket }, incoming) => void (reusedSocket && sentOnReused.add(incoming)));

const isPage = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'document' || (headers.accept ?? '').includes('text/html');

const isSafe = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Buffers a form that a browser posts as a page navigation, so it can be sent again if the gateway crashes. The only such
 * form is the return from a payment, which is small and idempotent.
 */
const bufferFormPost = (incoming: IncomingMessage): Promise<Buffer> | undefined =>
  !isSafe(incoming) && isPage(incoming) && Number(incoming.headers['content-length']) <= 65_536
    ? buffer(incoming)
    : undefined;

const forwardWithRetry = async (
  incoming: IncomingMessage,
  response: ServerResponse,
  to: string,
  agent: RetryingAgent,
) => {
  const deadline = Date.now() + agent.timeoutMs;
  const form = await bufferFormPost(incoming);
  // Overwrites forwarding headers that the client sends, which are not trusted.
  const headers = {
    'x-forwarded-for': incoming.socket.remoteAddress ?? '',
    'x-forwarded-host': incoming.headers.host ?? '',
    'x-forwarded-proto': 'http',
  };
  for (const name of hopByHop) delete incoming.headers[name];
  for (;;) {
    try {
      return await proxy.web(incoming, response, {
        target: to,
        agent,
        headers,
        buffer: form && Readable.from([form]),
      });
    } catch (error) {
      // A reset connection allows a retry of a request without side effects.
      const isRetryable = form !== undefined || (isSafe(incoming) && sentOnReused.has(incoming));
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET' || !isRetryable) throw error;
      if (response.headersSent || response.destroyed || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
};

/**
 * Keeps the connection of a sender that asked for `connection: close` open until its request has been read. The origin may answer
 * before, and closing the connection of a sender that still writes resets it, so that the sender loses the answer.
 */
const closeAfterRequest = (incoming: IncomingMessage, response: ServerResponse): void => {
  if (response.shouldKeepAlive || isSafe(incoming)) return;
  // httpxy copies the header to the response, and Node then closes the connection after it.
  delete incoming.headers.connection;
  response.shouldKeepAlive = true;
  const end = () => incoming.complete && response.writableFinished && incoming.socket.end();
  incoming.once('end', end);
  response.once('finish', end);
};

/** Streams a request to its origin and the response back. When the client disconnects, the request to the origin is aborted. */
export const proxyRequest = async (
  incoming: IncomingMessage,
  response: ServerResponse,
  { origin, path, to }: Route,
): Promise<void> => {
  const kind = to !== 'remote' && isPage(incoming) ? 'page' : to;
  incoming.url = path;
  closeAfterRequest(incoming, response);
  try {
    await forwardWithRetry(incoming, response, origin, agents[kind]);
  } catch {
    if (response.headersSent || response.destroyed) response.destroy();
    else sendUnavailable(response, isPage(incoming) ? 'page' : to);
  }
};
