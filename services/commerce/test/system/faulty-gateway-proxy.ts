import { once } from 'node:events';
import { createServer } from 'node:http';

type ResponseBody = Record<string, unknown>;

/** Paths of the gateway’s calls; transaction queries, refunds and refund queries share one. */
const paths = {
  session: '/gwprocess/v4/api.php',
  validation: '/validator/api/validationserverAPI.php',
  transaction: '/validator/api/merchantTransIDvalidationAPI.php',
} as const;
type Call = keyof typeof paths;

/** Builds the false response from the original one: a string is sent unchanged, any other value as JSON. */
export type ResponseOverride = (original: ResponseBody) => unknown;

/** Proxy between the service and the payment gateway. It forwards everything, unless a test sets a false response. */
export interface FaultyGatewayProxy {
  readonly url: string;
  /** Replaces the response of all further calls of this kind; the gateway still processes them. */
  overrideResponse(override: ResponseOverride, call?: Call): void;
  passThrough(): void;
  /** URLs that the service requested, in order. */
  readonly requestedUrls: readonly string[];
  stop(): Promise<void>;
}

const toText = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

export const startFaultyGatewayProxy = async (gatewayUrl: string): Promise<FaultyGatewayProxy> => {
  let active: { readonly path: string; readonly override: ResponseOverride } | undefined;
  const requestedUrls: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = 'GET', url = '/', headers } = request;
      requestedUrls.push(url);
      const type = headers['content-type'];
      const upstream = await fetch(`${gatewayUrl}${url}`, {
        method,
        ...(type !== undefined && { headers: { 'content-type': type } }),
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const body = await upstream.text();
      const sent =
        active && url.startsWith(active.path)
          ? toText(await active.override(JSON.parse(body) as ResponseBody))
          : body;
      response.writeHead(upstream.status, { 'content-type': 'application/json' }).end(sent);
    })().catch(() => request.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    requestedUrls,
    overrideResponse: (override, call = 'validation') => {
      active = { path: paths[call], override };
    },
    passThrough: () => {
      active = undefined;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
