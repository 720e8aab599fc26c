import { once } from 'node:events';
import { createServer } from 'node:http';

type Answer = Record<string, unknown>;

/** The gateway's calls by their paths; queries, refunds and their questions share one. */
const paths = {
  session: '/gwprocess/v4/api.php',
  validation: '/validator/api/validationserverAPI.php',
  transaction: '/validator/api/merchantTransIDvalidationAPI.php',
} as const;
type Call = keyof typeof paths;

/** What is answered instead of the truth, at once or later: a text as it stands, anything else as JSON. */
export type ResponseOverride = (told: Answer) => unknown;

/** Stands between the service and the payment gateway, and hands everything on, unless a test has it lie. */
export interface FaultyGatewayProxy {
  readonly url: string;
  /** From now on calls of this kind are answered like this; the gateway itself has done what it was asked. */
  overrideResponse(lie: ResponseOverride, call?: Call): void;
  passThrough(): void;
  /** The addresses that the service has asked, in order. */
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
