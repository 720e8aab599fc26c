import type { CompatServiceDefinition } from 'nice-grpc';
import type { Logger } from 'pino';
import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Caller } from '../caller/caller.ts';
import type { Clock } from '../clock/index.ts';
import type { ProcessValues } from '../config/index.ts';
import type { ClientOptions, GrpcServer, ServiceClient } from '../grpc/index.ts';

/** Everything a service's code needs from its process. */
export interface Service<S = ProcessValues> {
  readonly name: string;
  readonly settings: S;
  readonly log: Logger;
  readonly clock: Clock;
  readonly metrics: Registry;
  counter<L extends string = string>(name: string, help: string, labels?: readonly L[]): Counter<L>;
  gauge<L extends string = string>(name: string, help: string, labels?: readonly L[]): Gauge<L>;
  /** Buckets are in the unit of the name. Default: 1 ms to 10 s, in seconds. */
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
  /** The service is unready while the check rejects. */
  addReadinessCheck(name: string, check: () => Promise<void>): void;
  /** Stop functions run one after another, the last registered first, when no call is in flight any more. */
  onStop(name: string, stop: () => Promise<void> | void): void;
  /** Runs the job at an interval, never twice at once. A failure is logged and counted; the next run still comes. */
  scheduleJob(name: string, ms: number, job: (signal: AbortSignal) => Promise<void>): void;
  /** Aborted as soon as the service begins to drain. */
  readonly stopping: AbortSignal;
  /** Runs the function so that its gRPC calls are made for this caller. */
  runAsCaller<T>(caller: Caller | undefined, run: () => T): T;
  /**
   * Runs the function so that its gRPC calls are made for the service itself, as in jobs and event handlers. The caller
   * has the role `service`, which the gateway never gives to a person.
   */
  runAsService<T>(run: () => T): T;
}

/** A started service. */
export interface RunningService<S = ProcessValues> {
  readonly service: Service<S>;
  readonly grpcPort: number;
  readonly opsPort: number;
  /** Drains as SIGTERM does: in-flight calls finish, then the stop functions run. A second call has no effect. */
  stop(): Promise<void>;
}
