import type { CompatServiceDefinition } from 'nice-grpc';
import type { Caller } from '../caller/index.ts';
import type { Topic } from '../events/index.ts';
import type { Service, ServiceClient } from '../service/index.ts';
import type { eventually } from './eventually.ts';
import type { SeenEvent } from './watched-topic.ts';

/** Whom a call is made for, as far as the test cares. */
export type TestCaller = Pick<Caller, 'subject'> & Partial<Caller>;

/** Makes clients of the service under test. */
export interface ClientMaker {
  client<D extends CompatServiceDefinition>(definition: D): ServiceClient<D>;
}

/** A service under test, in this process, with stores that are its own. Its own clients are nobody's in particular. */
export interface TestedService<S> extends ClientMaker {
  readonly service: Service<S>;
  readonly settings: S;
  /** host:port of its gRPC door. */
  readonly address: string;
  /** http://host:port of its operations port. */
  readonly opsUrl: string;
  /** Makes calls for this person. */
  as(caller: TestCaller): ClientMaker;
  /** Publishes an event as another service would; the same id twice is a repeat. Answers the id. */
  publish<E>(topic: Topic<E>, key: string, event: E, options?: { readonly id?: string }): Promise<string>;
  /** What has been published to the topic so far; watching begins when first asked: ask within `eventually`. */
  events<E>(topic: Topic<E>): readonly SeenEvent<E>[];
  readonly eventually: typeof eventually;
  /** Stops the service and starts it again on the same stores, after whatever is done meanwhile. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  /** Stops it and drops what it stored. */
  stop(): Promise<void>;
}
