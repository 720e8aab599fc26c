import type {
  Client,
  CompatServiceDefinition,
  NormalizedServiceDefinition,
  ServiceImplementation,
} from 'nice-grpc';

/** Options of a single call, beside its request. */
export interface ExtraCallOptions {
  /** Timeout of this call, in place of the client's. The deadline of the current work still applies. */
  readonly timeoutMs?: number;
}

export interface ClientOptions<D extends CompatServiceDefinition> {
  /** Idempotent calls: only these are retried, and only on UNAVAILABLE. */
  readonly retryable?: readonly (keyof NormalizedServiceDefinition<D>)[];
  /** Timeout of a call. Default: 2000. */
  readonly timeoutMs?: number;
}

/** A client whose calls reject with a DomainError (see errors), never with a gRPC error. */
export type ServiceClient<D extends CompatServiceDefinition> = Client<D, ExtraCallOptions>;

/** The services that may call a method, for each method that is not called by the gateway alone. */
export type ServiceCallers<D extends CompatServiceDefinition> = {
  readonly [M in keyof NormalizedServiceDefinition<D>]?: readonly string[];
};

export interface GrpcServer {
  /** Handlers throw a DomainError for an expected error; any other error is logged and answered as INTERNAL. */
  add<D extends CompatServiceDefinition>(
    definition: D,
    implementation: ServiceImplementation<D>,
    callers?: ServiceCallers<D>,
  ): void;
  /** The added contracts. */
  readonly definitions: readonly CompatServiceDefinition[];
  /** The server's port, once the service has started. */
  readonly port: number;
}
