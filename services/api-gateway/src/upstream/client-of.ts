import type { ClientOptions, Service } from '@sargam/chassis/service';
import type { GatewaySettings } from '../config.ts';
import type { Upstream } from './upstreams.ts';

type Definition = Parameters<Service['client']>[0];

/** A client of one gRPC service of an upstream. Only the idempotent calls are retried. */
export const clientOf =
  <D extends Definition>(definition: D, upstream: Upstream, retryable?: ClientOptions<D>['retryable']) =>
  (service: Service<GatewaySettings>) =>
    service.client(definition, service.settings[`${upstream}Address`], { retryable });
