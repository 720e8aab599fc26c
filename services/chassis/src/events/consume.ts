import type { KafkaValues, PostgresValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import type { Database, Tx } from '../sql/index.ts';
import { deliver } from './deliver.ts';
import type { EventMeta } from './event-meta.ts';
import { eventMetricsOf } from './event-metrics.ts';
import { consumerName, sqlInbox } from './inbox.ts';
import { listenTo } from './listener.ts';
import { publisherOf } from './publisher.ts';
import type { HeardTopic } from './topic.ts';

/** What every listener may say. */
export interface Listener<E> {
  /** Its members share the topic's events: all replicas of the service, by its name, unless told. */
  readonly group?: string;
  /** With the cases that matter (`hears`). */
  readonly topic: HeardTopic<E>;
  /** How often a failing handler is run before the event becomes a dead letter; 5 unless told. */
  readonly tries?: number;
  /** Milliseconds before the second try, three times as long before each later one; 200 unless told. */
  readonly backoff?: number;
  /**
   * Handles what comes within a second at once, those of one key in their order, so that what they ask of a store can be
   * `gathered`: for effects that may come a second later. One event of a partition at a time unless told.
   */
  readonly together?: boolean;
}

export interface ConsumeOptions<Tables, E> extends Listener<E> {
  readonly database: Database<Tables>;
  /** What it writes with `tx` is kept together with the memory of having handled the event, or not at all. */
  readonly handle: (event: E, meta: EventMeta, tx: Tx<Tables>) => Promise<void>;
}

export const DEFAULT_TRIES = 5;
export const DEFAULT_BACKOFF_MS = 200;

/**
 * Listens to a topic, from its beginning, as a service on PostgreSQL. Events of one key come in their order. A repeat
 * changes nothing; an event whose handler keeps failing goes to `<topic>.dead` and the next is taken; where something
 * that the handler needs is away (see `isOutage`) the listener waits for it.
 */
export const consume = <Tables, E>(
  service: Service<KafkaValues & PostgresValues>,
  {
    group = service.name,
    topic,
    database,
    together,
    handle,
    tries = DEFAULT_TRIES,
    backoff = DEFAULT_BACKOFF_MS,
  }: ConsumeOptions<Tables, E>,
): void => {
  const inbox = sqlInbox(database, consumerName(group, topic.name));
  const publisher = publisherOf(service);
  const metrics = eventMetricsOf(service);
  const { log, stopping } = service;
  const delivery = { group, topic, handle, inbox, publisher, metrics, log, tries, backoff, stopping };
  listenTo(service, { group, topic: topic.name, together, each: (payload) => deliver(delivery, payload) });
};
