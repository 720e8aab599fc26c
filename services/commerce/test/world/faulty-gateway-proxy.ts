import { once } from 'node:events';
import { createServer } from 'node:http';

type Answer = Record<string, unknown>;

/** Paths of the gateway’s calls; transaction queries, refunds and refund queries share one. */
const paths = {
  session: '/gwprocess/v4/api.php',
  validation: '/validator/api/validationserverAPI.php',
  transaction: '/validator/api/merchantTransIDvalidationAPI.php',
} as const;
type Call = keyof typeof paths;

/** Builds the false response, now or later: a string is sent unchanged, any other value as JSON. */
export type ResponseOverride = (told: Answer) => unknown;

/** Proxy between the service and the payment gateway. It forwards everything, unless a test sets a false response. */
export interface FaultyGatewayProxy {
  readonly url: string;
  /** Replaces the response of all further calls of this kind; the gateway still processes them. */
  overrideResponse(lie: ResponseOverride, call?: Call): void;
  passThrough(): void;
  /** URLs that the service requested, in order. */
  readonly requestedUrls: readonly string[];
  stop(): Promise<void>;
}

const asText = (answer: unknown): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));

export const startFaultyGatewayProxy = async (truth: string): Promise<FaultyGatewayProxy> => {
  let lying: { readonly path: string; readonly lie: ResponseOverride } | undefined;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = 'GET', url = '/', headers } = request;
      asked.push(url);
      const type = headers['content-type'];
      const answer = await fetch(`${truth}${url}`, {
        method,
        ...(type !== undefined && { headers: { 'content-type': type } }),
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const body = await answer.text();
      const told =
        lying && url.startsWith(lying.path) ? asText(await lying.lie(JSON.parse(body) as Answer)) : body;
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(told);
    })().catch(() => request.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    requestedUrls: asked,
    overrideResponse: (lie, call = 'validation') => {
      lying = { path: paths[call], lie };
    },
    passThrough: () => {
      lying = undefined;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
