import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fields } from '../src/signature/signature.ts';

export interface FakeShop {
  url: string;
  /** Every notification received, in order. */
  notifications: Fields[];
  /** What the next notifications are answered with; 200 once it is empty. `'hang'`: never. */
  answers: (number | 'hang')[];
  /** Resolves once there are that many notifications. */
  waitForNotifications(count: number): Promise<Fields[]>;
  close(): Promise<void>;
}

/** A little shop that writes down its notifications. */
export const openFakeShop = async (): Promise<FakeShop> => {
  const notifications: Fields[] = [];
  const answers: FakeShop['answers'] = [];
  const server = createServer((request, response) => {
    let text = '';
    request
      .on('data', (part: Buffer) => {
        text += part.toString();
      })
      .on('end', () => {
        notifications.push(Object.fromEntries(new URLSearchParams(text)));
        const answer = answers.shift() ?? 200;
        if (answer !== 'hang') response.writeHead(answer).end();
      });
  });
  await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    notifications,
    answers,
    waitForNotifications: async (count) => {
      const end = Date.now() + 8000;
      while (notifications.length < count && Date.now() < end) await sleep(20);
      if (notifications.length < count)
        throw new Error(`only ${notifications.length} of ${count} notifications came`);
      return notifications;
    },
    close: () => closeServer(server),
  };
};

export const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export const listenOnFreePort = (server: Server) =>
  new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

export const closeServer = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
