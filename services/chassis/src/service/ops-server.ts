import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Readiness } from './readiness.ts';

interface OpsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const json = (status: number, body: object): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** The door for whoever runs the service, apart from the one its work comes through. */
export const openOpsServer = async (
  port: number,
  readiness: Readiness,
  metrics: Registry,
): Promise<OpsServer> => {
  const answers: Readonly<Record<string, () => Promise<Answer>>> = {
    // Alive means that the process answers: a store that is away is no reason to be killed.
    '/livez': async () => json(200, { alive: true }),
    '/readyz': async () => {
      const report = await readiness.report();
      return json(report.ready ? 200 : 503, report);
    },
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.metrics() }),
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://ops').pathname;
    const make = answers[path] ?? (async () => json(404, { paths: Object.keys(answers) }));
    const { status, type, body } = await make();
    response.writeHead(status, { 'content-type': type }).end(body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
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
