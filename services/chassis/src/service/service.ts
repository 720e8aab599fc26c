import type {
  Client,
  CompatServiceDefinition,
  NormalizedServiceDefinition,
  ServiceImplementation,
} from 'nice-grpc';
import type { Logger } from 'pino';
import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Caller } from '../caller/caller.ts';
import type { Clock } from '../clock/index.ts';
import type { ProcessValues } from '../config/index.ts';

/** What a single call may say beyond its request. */
export interface ExtraCallOptions {
  /** Milliseconds this call may take, in place of the client's usual; the caller's own deadline still shrinks it. */
  readonly timeoutMs?: number;
}

export interface ClientOptions<D extends CompatServiceDefinition> {
  /** Calls that change nothing, or may be made twice: only these are retried, and only on UNAVAILABLE. */
  readonly retryable?: readonly (keyof NormalizedServiceDefinition<D>)[];
  /** Milliseconds a call may take; 2000 unless told. */
  readonly timeoutMs?: number;
}

/** A client whose calls reject with a Refusal (see errors), never with a bare gRPC error. */
export type ServiceClient<D extends CompatServiceDefinition> = Client<D, ExtraCallOptions>;

export interface GrpcServer {
  /** Handlers throw a Refusal for a no; anything else is logged and answered as internal. */
  add<D extends CompatServiceDefinition>(definition: D, implementation: ServiceImplementation<D>): void;
  /** The port calls are taken on, once the service has started. */
  readonly port: number;
}

/** The frame a service is written in: everything it needs from the process it runs in. */
export interface Service<S = ProcessValues> {
  readonly name: string;
  readonly settings: S;
  readonly log: Logger;
  readonly clock: Clock;
  readonly metrics: Registry;
  counter<L extends string = string>(name: string, help: string, labels?: readonly L[]): Counter<L>;
  gauge<L extends string = string>(name: string, help: string, labels?: readonly L[]): Gauge<L>;
  /** Buckets are in the unit of the name; seconds from 1 ms to 10 s unless told. */
  histogram<L extends string = string>(
    name: string,
    help: string,
    labels?: readonly L[],
    buckets?: readonly number[],
  ): Histogram<L>;
  readonly grpc: GrpcServer;
  client<D extends CompatServiceDefinition>(
    definition: D,
    address: string,
    options?: ClientOptions<D>,
  ): ServiceClient<D>;
  /** Makes the check a part of readiness: it rejects while the service cannot do its work. */
  addReadinessCheck(name: string, check: () => Promise<void>): void;
  /** Stop functions run one after another, the last registered first, once no call is in flight any more. */
  onStop(name: string, stop: () => Promise<void> | void): void;
  /** Runs the job every so many milliseconds, never twice at once; a failure is logged and counted, and the next run comes. */
  scheduleJob(name: string, ms: number, job: (signal: AbortSignal) => Promise<void>): void;
  /** Aborted as soon as the service begins to drain. */
  readonly stopping: AbortSignal;
  /** Runs the function so that clients called in it pass this caller on. */
  runAsCaller<T>(caller: Caller | undefined, run: () => T): T;
  /**
   * Runs the function so that its calls are the service's own, with no person behind them: sweeps, event handlers.
   * The caller then has the role `service`, which the gateway never gives to anybody.
   */
  runAsService<T>(run: () => T): T;
}

/** A service that has started, for whoever started it. */
export interface RunningService<S = ProcessValues> {
  readonly service: Service<S>;
  readonly grpcPort: number;
  readonly opsPort: number;
  /** Drains as SIGTERM does: in-flight calls finish, then the stop functions run. Repeating it changes nothing. */
  stop(): Promise<void>;
}
