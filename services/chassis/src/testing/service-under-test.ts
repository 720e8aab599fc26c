import type { CompatServiceDefinition } from 'nice-grpc';
import type { Caller } from '../caller/index.ts';
import type { Topic } from '../kafka/index.ts';
import type { Service, ServiceClient } from '../service/index.ts';
import type { eventually } from './eventually.ts';
import type { PublishedEvent } from './record-topics.ts';

/** Whom a call is made for, as far as the test cares. */
export type TestCaller = Pick<Caller, 'subject'> & Partial<Caller>;

/** Makes clients of the service under test. */
export interface ClientFactory {
  client<D extends CompatServiceDefinition>(definition: D): ServiceClient<D>;
}

/** A service under test, in this process, with stores that are its own. Its own clients are nobody's in particular. */
export interface ServiceUnderTest<S> extends ClientFactory {
  readonly service: Service<S>;
  readonly settings: S;
  /** host:port of its gRPC door. */
  readonly address: string;
  /** http://host:port of its operations port. */
  readonly opsUrl: string;
  /** Makes calls for this person. */
  as(caller: TestCaller): ClientFactory;
  /** Publishes an event as another service would; the same id twice is a repeat. Answers the id. */
  publish<E>(topic: Topic<E>, key: string, event: E, options?: { readonly id?: string }): Promise<string>;
  /** What has been published to the topic so far; watching begins when first asked: ask within `eventually`. */
  publishedEvents<E>(topic: Topic<E>): readonly PublishedEvent<E>[];
  readonly eventually: typeof eventually;
  /** Stops the service and starts it again on the same stores, after whatever is done meanwhile. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  /** Stops it and drops what it stored. */
  stop(): Promise<void>;
}
