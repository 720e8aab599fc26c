import { type CompatServiceDefinition, createChannel, createClientFactory } from 'nice-grpc';
import { errorDetailsClientMiddleware } from 'nice-grpc-error-details';
import type { ClientOptions, ServiceClient } from '../service/service.ts';
import { type ClientMiddlewareDeps, clientMiddleware } from './client-middleware.ts';
import { serviceConfig } from './service-config.ts';

export interface ClientDeps extends Omit<ClientMiddlewareDeps, 'timeout'> {
  /** Called with the way to close the connection, for when the service ends. */
  readonly onStop: (close: () => void) => void;
}

const channelOptions = {
  // A service that was restarted is found again within two seconds, not within grpc-js's two minutes.
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 2000,
  // nice-grpc reads this as the time a connection may take to come about.
  'grpc.min_reconnect_backoff_ms': 3000,
  'grpc.dns_min_time_between_resolutions_ms': 5000,
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 5000,
  // A record of every call for a debugger that nobody attaches.
  'grpc.enable_channelz': 0,
};

const defaultTimeoutMs = 2000;

export const createClient = <D extends CompatServiceDefinition>(
  deps: ClientDeps,
  definition: D,
  address: string,
  { retryable: safe = [], timeoutMs: timeout = defaultTimeoutMs }: ClientOptions<D> = {},
): ServiceClient<D> => {
  const channel = createChannel(address, undefined, {
    ...channelOptions,
    'grpc.service_config': serviceConfig(definition, safe.map(String)),
  });
  deps.onStop(() => channel.close());
  return createClientFactory()
    .use(errorDetailsClientMiddleware)
    .use(clientMiddleware({ ...deps, timeout }))
    .create(definition, channel) as ServiceClient<D>;
};
