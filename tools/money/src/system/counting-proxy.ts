import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Counts the chunks that pass through all proxies that share it, and fires at an armed count. */
export interface TrafficCounter {
  /** Number of chunks since it was armed. */
  readonly passed: number;
  /** Calls `onReached` when chunk number `at` arrives, before it is forwarded. Resolves after the call. */
  arm(at: number, onReached: () => void): Promise<void>;
  disarm(): void;
}

interface PassingCounter extends TrafficCounter {
  /** Counts a chunk; false when it must not be forwarded. */
  pass(): boolean;
}

export const createTrafficCounter = (): PassingCounter => {
  let passed = 0;
  let armed: { readonly at: number; onReached(): void } | undefined;
  return {
    get passed() {
      return passed;
    },
    arm: (at, onReached) => {
      passed = 0;
      return new Promise((reached) => {
        armed = {
          at,
          onReached: () => {
            onReached();
            reached();
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
      const { onReached } = armed;
      armed = undefined;
      onReached();
      return false;
    },
  };
};

/**
 * TCP proxy between a service and one of its dependencies. Each request and each response is a chunk. A crash before
 * a request is forwarded means that the dependency never receives it; a crash before a response is forwarded means
 * that the work was done and the service never learns it. Every await across a process boundary can thus be the last
 * one.
 */
export const startCountingProxy = async (target: { host: string; port: number }, count: TrafficCounter) => {
  const { pass } = count as PassingCounter;
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  };
  const forward = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      if (pass()) to.write(chunk);
      // Later chunks must not arrive without this one: a commit without its statements.
      else for (const end of [from, to]) end.destroy();
    });
    from.on('close', () => to.destroy());
  };
  const server: Server = createServer({ noDelay: true }, (incoming) => {
    const outgoing = track(connect({ ...target, noDelay: true }));
    forward(track(incoming), outgoing);
    forward(outgoing, incoming);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** Port that the service connects to in place of the real address. */
    port: (server.address() as { port: number }).port,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
};
