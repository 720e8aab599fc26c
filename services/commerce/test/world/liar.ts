import { once } from 'node:events';
import { createServer } from 'node:http';

type Answer = Record<string, unknown>;

/** Stands between the service and the payment gateway, and hands everything on, unless a test has it lie. */
export interface Liar {
  readonly url: string;
  /** From now on validations are answered like this. */
  lie(change: (told: Answer) => Answer): void;
  honest(): void;
  stop(): Promise<void>;
}

const isValidation = (url: string): boolean => url.startsWith('/validator/api/validationserverAPI.php');

export const startLiar = async (truth: string): Promise<Liar> => {
  let change: ((told: Answer) => Answer) | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = 'GET', url = '/', headers } = request;
      const type = headers['content-type'];
      const answer = await fetch(`${truth}${url}`, {
        method,
        ...(type !== undefined && { headers: { 'content-type': type } }),
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const body = await answer.text();
      const told = change && isValidation(url) ? JSON.stringify(change(JSON.parse(body) as Answer)) : body;
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(told);
    })().catch(() => request.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    lie: (how) => {
      change = how;
    },
    honest: () => {
      change = undefined;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
