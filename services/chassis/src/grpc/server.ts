import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerCredentials } from '@grpc/grpc-js';
import {
  type CompatServiceDefinition,
  createServer,
  type Server,
  type ServiceImplementation,
} from 'nice-grpc';
import { errorDetailsServerMiddleware } from 'nice-grpc-error-details';
import { HealthDefinition } from 'nice-grpc-server-health';
import { gatewayName } from '../caller/assertion.ts';
import { methodPathOf } from './method-name.ts';
import { type AllowedServices, type ServerMiddlewareDeps, serverMiddleware } from './server-middleware.ts';
import type { GrpcServer, ServiceCallers } from './types.ts';

export interface GrpcServerDeps extends ServerMiddlewareDeps {
  readonly isReady: () => Promise<boolean>;
  readonly stopping: AbortSignal;
  readonly credentials: ServerCredentials;
}

export interface ManagedGrpcServer extends GrpcServer {
  /** Listens on the port, if the service has calls. */
  listen(port: number): Promise<void>;
  /** Accepts no new call and waits for calls in flight; cancels them after `withinMs`. */
  shutdown(withinMs: number): Promise<void>;
}

const serverOptions = {
  // Clients resolve the service's name again only after a connection closes, so connections are closed after five
  // minutes: a new replica then gets its share.
  'grpc.max_connection_age_ms': 300_000,
  'grpc.max_connection_age_grace_ms': 30_000,
  'grpc.keepalive_time_ms': 60_000,
  'grpc.keepalive_timeout_ms': 10_000,
  'grpc.enable_channelz': 0,
};

export const createGrpcServer = (deps: GrpcServerDeps): ManagedGrpcServer => {
  const server = createServer(serverOptions).use(errorDetailsServerMiddleware);
  const definitions: CompatServiceDefinition[] = [];
  let port = 0;
  return {
    definitions,
    get port() {
      return port;
    },
    add: <D extends CompatServiceDefinition>(
      definition: D,
      implementation: ServiceImplementation<D>,
      callers: ServiceCallers<D> = {},
    ) => {
      server
        .with(serverMiddleware(deps, allowedServices(definition, callers)))
        .add(definition, implementation);
      definitions.push(definition);
    },
    listen: async (requestedPort) => {
      if (definitions.length === 0) return;
      server.add(HealthDefinition, healthCalls(deps.isReady, deps.stopping));
      port = await server.listen(`0.0.0.0:${requestedPort}`, deps.credentials);
    },
    shutdown: (withinMs) => closeServer(server, withinMs),
  };
};

/** A method that does not list its callers takes calls of the gateway only. */
const allowedServices = <D extends CompatServiceDefinition>(
  definition: D,
  callers: ServiceCallers<D>,
): AllowedServices => {
  const byPath = new Map<string, readonly string[]>(
    Object.entries(callers).map(([method, services]) => [
      methodPathOf(definition, method),
      services as readonly string[],
    ]),
  );
  return (path) => byPath.get(path) ?? [gatewayName];
};

const closeServer = async (server: Server, withinMs: number): Promise<void> => {
  const timer = setTimeout(() => server.forceShutdown(), withinMs);
  await server.shutdown();
  clearTimeout(timer);
};

type HealthCalls = ServiceImplementation<typeof HealthDefinition>;

const serving = 1;
const notServing = 2;
const watchEveryMs = 5000;

/** The standard gRPC health service; it reports the same state as /readyz. */
export const healthCalls = (isReady: () => Promise<boolean>, stopping: AbortSignal): HealthCalls => {
  const currentStatus = async () => ({ status: (await isReady()) ? serving : notServing });
  return {
    check: currentStatus,
    async *watch(_request, context) {
      // A watcher never ends its call, so the call also ends when the service stops.
      const signal = AbortSignal.any([context.signal, stopping]);
      for (let last: number | undefined; !signal.aborted; ) {
        const response = await currentStatus();
        if (response.status !== last) yield response;
        last = response.status;
        await sleep(watchEveryMs, undefined, { signal });
      }
    },
  };
};
