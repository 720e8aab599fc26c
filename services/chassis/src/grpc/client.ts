import {
  type ChannelCredentials,
  type CompatServiceDefinition,
  createChannel,
  createClientFactory,
} from 'nice-grpc';
import { errorDetailsClientMiddleware } from 'nice-grpc-error-details';
import { type ClientMiddlewareDeps, clientMiddleware } from './client-middleware.ts';
import { methodNameOf } from './method-name.ts';
import type { ClientOptions, ServiceClient } from './types.ts';

export interface ClientDeps extends Omit<ClientMiddlewareDeps, 'timeoutMs'> {
  /** Registers the function that closes the connection when the service stops. */
  readonly onStop: (close: () => void) => void;
  readonly credentials: ChannelCredentials;
}

const channelOptions = {
  // Reconnects to a restarted service within two seconds; the default of grpc-js is two minutes.
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 2000,
  // grpc-js uses this as the connection timeout.
  'grpc.min_reconnect_backoff_ms': 3000,
  'grpc.dns_min_time_between_resolutions_ms': 5000,
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 5000,
  // channelz records every call for a debugger; nothing uses it here.
  'grpc.enable_channelz': 0,
};

const defaultTimeoutMs = 2000;

export const createClient = <D extends CompatServiceDefinition>(
  deps: ClientDeps,
  definition: D,
  address: string,
  { retryable = [], timeoutMs = defaultTimeoutMs }: ClientOptions<D> = {},
): ServiceClient<D> => {
  const channel = createChannel(address, deps.credentials, {
    ...channelOptions,
    'grpc.service_config': serviceConfig(definition, retryable.map(String)),
  });
  deps.onStop(() => channel.close());
  return createClientFactory()
    .use(errorDetailsClientMiddleware)
    .use(clientMiddleware({ ...deps, timeoutMs }))
    .create(definition, channel) as ServiceClient<D>;
};

// Two retries within the call's deadline. Retry throttling stops retries while most calls fail, so that a chain of
// services does not multiply the load on a failing one.
const retryPolicy = {
  maxAttempts: 3,
  initialBackoff: '0.05s',
  maxBackoff: '0.5s',
  backoffMultiplier: 3,
  retryableStatusCodes: ['UNAVAILABLE'],
};
const retryThrottling = { maxTokens: 20, tokenRatio: 0.2 };

/** The gRPC service config: round robin over all addresses of the name, and retries for the retryable calls only. */
export const serviceConfig = (definition: CompatServiceDefinition, retryable: readonly string[]): string =>
  JSON.stringify({
    loadBalancingConfig: [{ round_robin: {} }],
    methodConfig:
      retryable.length === 0
        ? []
        : [{ name: retryable.map((call) => methodNameOf(definition, call)), retryPolicy }],
    retryThrottling,
  });
