import { once } from 'node:events';
import { createServer } from 'node:http';

type Fields = Record<string, string>;

/** Receives the payment gateway’s notifications, in place of the API gateway, and forwards them. */
export interface NotificationReceiver {
  readonly url: string;
  /** Handler of the notifications that arrive from now on. */
  onNotification: (fields: Fields) => Promise<unknown>;
  close(): Promise<void>;
}

export const openNotificationReceiver = async (): Promise<NotificationReceiver> => {
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const delivered = await receiver.onNotification(Object.fromEntries(new URLSearchParams(body))).then(
        () => true,
        () => false,
      );
      response.writeHead(delivered ? 200 : 503).end();
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const receiver: NotificationReceiver = {
    url: `http://127.0.0.1:${port}`,
    onNotification: async () => undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return receiver;
};
