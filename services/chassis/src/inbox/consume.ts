import type { KafkaValues, PostgresValues } from '../config/index.ts';
import type { EventMeta } from '../kafka/event-meta.ts';
import { eventMetricsOf } from '../kafka/event-metrics.ts';
import { publisherOf } from '../kafka/publisher.ts';
import { runConsumer } from '../kafka/run-consumer.ts';
import type { SubscribedTopic } from '../kafka/topic.ts';
import type { Service } from '../service/index.ts';
import type { Database, Tx } from '../sql/index.ts';
import { deliver } from './deliver.ts';
import { consumerName, postgresInbox } from './postgres-inbox.ts';

/** What every listener may say. */
export interface ConsumerOptions<E> {
  /** Its members share the topic's events: all replicas of the service, by its name, unless told. */
  readonly group?: string;
  /** With the cases that matter (`hears`). */
  readonly topic: SubscribedTopic<E>;
  /** How often a failing handler is run before the event becomes a dead letter; 5 unless told. */
  readonly maxAttempts?: number;
  /** Milliseconds before the second try, three times as long before each later one; 200 unless told. */
  readonly backoffMs?: number;
  /**
   * Handles what comes within a second at once, those of one key in their order, so that what they ask of a store can be
   * `gathered`: for effects that may come a second later. One event of a partition at a time unless told.
   */
  readonly inBatches?: boolean;
}

export interface ConsumeOptions<Tables, E> extends ConsumerOptions<E> {
  readonly database: Database<Tables>;
  /** What it writes with `tx` is kept together with the memory of having handled the event, or not at all. */
  readonly handle: (event: E, meta: EventMeta, tx: Tx<Tables>) => Promise<void>;
}

export const DEFAULT_MAX_ATTEMPTS = 5;
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
    inBatches,
    handle,
    maxAttempts = DEFAULT_MAX_ATTEMPTS,
    backoffMs = DEFAULT_BACKOFF_MS,
  }: ConsumeOptions<Tables, E>,
): void => {
  const inbox = postgresInbox(database, consumerName(group, topic.name));
  const publisher = publisherOf(service);
  const metrics = eventMetricsOf(service);
  const { log, stopping } = service;
  const delivery = { group, topic, handle, inbox, publisher, metrics, log, maxAttempts, backoffMs, stopping };
  runConsumer(service, {
    group,
    topic: topic.name,
    inBatches,
    onMessage: (payload) => deliver(delivery, payload),
  });
};
