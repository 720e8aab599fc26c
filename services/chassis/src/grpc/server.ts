import {
  type CompatServiceDefinition,
  createServer,
  type Server,
  type ServiceImplementation,
} from 'nice-grpc';
import { errorDetailsServerMiddleware } from 'nice-grpc-error-details';
import { HealthDefinition } from 'nice-grpc-server-health';
import type { GrpcServer } from '../service/service.ts';
import { healthCalls } from './health.ts';
import { type ServerMiddlewareDeps, serverMiddleware } from './server-middleware.ts';

export interface GrpcServerDeps extends ServerMiddlewareDeps {
  readonly isReady: () => Promise<boolean>;
  readonly stopping: AbortSignal;
}

export interface ManagedGrpcServer extends GrpcServer {
  /** Begins to take calls, if the service has any. */
  listen(port: number): Promise<void>;
  /** Takes no new call and waits for those in flight; cuts them off after so many milliseconds. */
  shutdown(withinMs: number): Promise<void>;
}

const serverOptions = {
  // A client keeps its connections; without an end to them a new replica would never get any (DNS is asked again
  // only when a connection goes).
  'grpc.max_connection_age_ms': 300_000,
  'grpc.max_connection_age_grace_ms': 30_000,
  'grpc.keepalive_time_ms': 60_000,
  'grpc.keepalive_timeout_ms': 10_000,
  'grpc.enable_channelz': 0,
};

export const createGrpcServer = (deps: GrpcServerDeps): ManagedGrpcServer => {
  const server = createServer(serverOptions).use(errorDetailsServerMiddleware).use(serverMiddleware(deps));
  let calls = 0;
  let port = 0;
  return {
    get port() {
      return port;
    },
    add: <D extends CompatServiceDefinition>(definition: D, implementation: ServiceImplementation<D>) => {
      server.add(definition, implementation);
      calls += 1;
    },
    listen: async (wanted) => {
      if (calls === 0) return;
      server.add(HealthDefinition, healthCalls(deps.isReady, deps.stopping));
      port = await server.listen(`0.0.0.0:${wanted}`);
    },
    shutdown: (withinMs) => closeServer(server, withinMs),
  };
};

const closeServer = async (server: Server, withinMs: number): Promise<void> => {
  const timer = setTimeout(() => server.forceShutdown(), withinMs);
  await server.shutdown();
  clearTimeout(timer);
};
