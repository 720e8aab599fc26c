import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Readiness } from './readiness.ts';

interface OpsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

interface OpsResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const json = (status: number, body: object): OpsResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** The HTTP server for operators: liveness, readiness and metrics. */
export const openOpsServer = async (
  port: number,
  readiness: Readiness,
  metrics: Registry,
): Promise<OpsServer> => {
  const routes: Readonly<Record<string, () => Promise<OpsResponse>>> = {
    // An unavailable database does not make the process dead: a restart would not help.
    '/livez': async () => json(200, { alive: true }),
    '/readyz': async () => {
      const report = await readiness.report();
      return json(report.ready ? 200 : 503, report);
    },
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.metrics() }),
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://ops').pathname;
    const handle = routes[path] ?? (async () => json(404, { paths: Object.keys(routes) }));
    const { status, type, body } = await handle();
    response.writeHead(status, { 'content-type': type }).end(body);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(port, '0.0.0.0');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
