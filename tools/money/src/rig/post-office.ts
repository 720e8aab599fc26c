import { once } from 'node:events';
import { createServer } from 'node:http';

type Fields = Record<string, string>;

/** Stands where the site's gateway stands for the payment gateway: takes its notifications and hands them on. */
export interface PostOffice {
  readonly url: string;
  /** Whom notifications are handed to from now on. */
  deliver: (fields: Fields) => Promise<unknown>;
  close(): Promise<void>;
}

export const openPostOffice = async (): Promise<PostOffice> => {
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const delivered = await office.deliver(Object.fromEntries(new URLSearchParams(body))).then(
        () => true,
        () => false,
      );
      response.writeHead(delivered ? 200 : 503).end();
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const office: PostOffice = {
    url: `http://127.0.0.1:${port}`,
    deliver: async () => undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return office;
};
