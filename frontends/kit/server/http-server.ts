import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';

const DRAIN_TIMEOUT_MS = 5_000;
/** Longer than a proxy keeps an idle connection, so that the proxy does not send a request on a connection that closes. */
const KEEP_ALIVE_MS = 65_000;

export type HttpServerOptions = {
  /** The name of the process, in its log lines. */
  name: string;
  port: number;
  /** The port of `/readyz`, `/healthz` and `/metrics`, which the public must not reach. Without it there are no metrics. */
  opsPort: number | undefined;
  host: string;
  /** Metrics of the process; it gets the default metrics of Node too. */
  registry: Registry;
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

export type Log = (line: { level: 'info' | 'warn' | 'error'; msg: string } & Record<string, unknown>) => void;

/** Writes JSON lines to the standard output. */
export const createLog =
  (part: string): Log =>
  (line) =>
    void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), part, ...line })}\n`);

export const sendText = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void => {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    })
    .end(text);
};

const isHealthCheck = (url = ''): boolean => /^\/(readyz|healthz)$/.test(url);

const handleOperation = async (registry: Registry, url: string, response: ServerResponse): Promise<void> => {
  if (isHealthCheck(url)) return sendText(response, 200, 'ok\n');
  if (url !== '/metrics') return sendText(response, 404, 'not found\n');
  sendText(response, 200, await registry.metrics(), { 'content-type': registry.contentType });
};

type Handler = HttpServerOptions['handle'];

const listen = (log: Log, port: number, host: string, handle: Handler): Server => {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      log({ level: 'error', msg: 'request failed', url: request.url, error: String(error) });
      if (!response.headersSent) sendText(response, 500, 'something went wrong\n');
      else response.destroy();
    });
  });
  server.on('error', (error) => {
    process.stderr.write(`Cannot listen on port ${port}: ${error.message}\n`);
    process.exit(1);
  });
  return server.listen(port, host, () => log({ level: 'info', msg: 'listening', address: server.address() }));
};

/**
 * Starts the server of a front end. It answers `/readyz` and `/healthz` too. An error of the handler is logged and answers
 * 500. On SIGTERM, running requests have 5 s to finish. Ends the process if a port is in use.
 */
export const startHttpServer = (options: HttpServerOptions): void => {
  const { name, port, opsPort, host, registry, handle } = options;
  const log = createLog(name);
  collectDefaultMetrics({ register: registry });
  const servers = [
    listen(log, port, host, async (request, response) =>
      isHealthCheck(request.url) ? sendText(response, 200, 'ok\n') : handle(request, response),
    ),
  ];
  if (opsPort !== undefined)
    servers.push(
      listen(log, opsPort, host, (request, response) =>
        handleOperation(registry, request.url ?? '', response),
      ),
    );
  const stop = (): void => {
    for (const server of servers) {
      server.close();
      server.closeIdleConnections();
    }
    setTimeout(() => process.exit(0), DRAIN_TIMEOUT_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};
