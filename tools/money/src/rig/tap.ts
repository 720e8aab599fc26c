import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Counts what passes, over all taps that share it, and strikes at the moment it was armed for. */
export interface Count {
  /** How many pieces have passed since it was armed. */
  readonly passed: number;
  /** Strikes when that many more pieces have come, before the last of them is handed on. Resolves once it has struck. */
  arm(at: number, strike: () => void): Promise<void>;
  disarm(): void;
}

interface OpenCount extends Count {
  /** Whether the piece may be handed on. */
  pass(): boolean;
}

export const openCount = (): OpenCount => {
  let passed = 0;
  let armed: { readonly at: number; strike(): void } | undefined;
  return {
    get passed() {
      return passed;
    },
    arm: (at, strike) => {
      passed = 0;
      return new Promise((struck) => {
        armed = {
          at,
          strike: () => {
            strike();
            struck();
          },
        };
      });
    },
    disarm: () => {
      armed = undefined;
    },
    pass: () => {
      passed += 1;
      if (!armed || passed < armed.at) return true;
      const { strike } = armed;
      armed = undefined;
      strike();
      return false;
    },
  };
};

export interface Tap {
  /** Where whoever is counted connects to, in place of the real address. */
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Stands between a service and something it waits for. Each question and each answer is a piece: struck before a
 * question is handed on, the other side never hears it; struck before an answer is, it was done and the asker never
 * learns. So every await across a process boundary can be the one at which a service dies.
 */
export const startTap = async (target: { host: string; port: number }, count: Count): Promise<Tap> => {
  const { pass } = count as OpenCount;
  const sockets = new Set<Socket>();
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const join = (from: Socket, to: Socket) => {
    from.on('data', (piece) => {
      if (pass()) to.write(piece);
      // What was written behind it must not arrive without it: a commit without what it commits.
      else for (const end of [from, to]) end.destroy();
    });
    from.on('close', () => to.destroy());
  };
  const server: Server = createServer({ noDelay: true }, (asker) => {
    const answerer = hold(connect({ ...target, noDelay: true }));
    join(hold(asker), answerer);
    join(answerer, asker);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
};
