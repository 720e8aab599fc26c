import { once } from 'node:events';
import { createServer } from 'node:http';
import type { GatewayMessage } from '@sargam/proto/commerce/v1/payment';

/** Receives the payment gateway’s notifications, in place of the API gateway, and forwards them. */
export interface NotificationReceiver {
  readonly url: string;
  notify: (message: GatewayMessage) => Promise<unknown>;
  stop(): Promise<void>;
}

export const startNotificationReceiver = async (): Promise<NotificationReceiver> => {
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const fields = Object.fromEntries(new URLSearchParams(body));
      await receiver.notify({ fields }).catch(() => undefined);
      response.end('ok');
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const receiver: NotificationReceiver = {
    url: `http://127.0.0.1:${port}`,
    notify: async () => undefined,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
};
