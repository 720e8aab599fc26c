import type { CompatServiceDefinition } from 'nice-grpc';
import type { Caller } from '../caller/index.ts';
import type { Topic } from '../kafka/index.ts';
import type { Service, ServiceClient } from '../service/index.ts';
import type { eventually } from './eventually.ts';
import type { PublishedEvent } from './test-events.ts';

/** The caller of a call; missing fields get defaults. */
export type TestCaller = Pick<Caller, 'subject'> & Partial<Caller>;

/** Options of a call that differ from the default. */
export interface CallOptions {
  /** The service that makes the call while it serves the caller. */
  readonly through?: string;
  /** host:port of another process of the service under test. */
  readonly address?: string;
}

/** Creates clients of the service under test. */
export interface ClientFactory {
  client<D extends CompatServiceDefinition>(definition: D): ServiceClient<D>;
}

/** A service under test in this process, with isolated stores. Clients from `client` have no caller. */
export interface ServiceUnderTest<S> extends ClientFactory {
  readonly service: Service<S>;
  readonly settings: S;
  /** host:port of the gRPC server. */
  readonly address: string;
  /** http://host:port of the operations port. */
  readonly opsUrl: string;
  /** Returns a client factory whose calls have this caller. The gateway makes them, or the service that the caller is. */
  as(caller: TestCaller, options?: CallOptions): ClientFactory;
  /** Publishes an event as another service does, and returns its id. Two events with one id are duplicates. */
  publish<E>(topic: Topic<E>, key: string, event: E, options?: { readonly id?: string }): Promise<string>;
  /** Events published to the topic so far. The first call starts the recording, so call it within `eventually`. */
  publishedEvents<E>(topic: Topic<E>): readonly PublishedEvent<E>[];
  readonly eventually: typeof eventually;
  /** Stops the service, runs `meanwhile`, and starts the service with the same stores. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  /** Stops the service and drops its stores. */
  stop(): Promise<void>;
}
