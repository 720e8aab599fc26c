import type { KafkaValues, PostgresValues } from '../config/index.ts';
import { eventMetricsOf } from '../kafka/event-metrics.ts';
import type { EventMeta } from '../kafka/event-record.ts';
import { publisherOf } from '../kafka/publisher.ts';
import { runConsumer } from '../kafka/run-consumer.ts';
import type { SubscribedTopic } from '../kafka/topic.ts';
import type { Service } from '../service/index.ts';
import type { Database, Tx } from '../sql/index.ts';
import { deliver } from './deliver.ts';
import { consumerName, postgresInbox } from './postgres-inbox.ts';

/** The options of every subscriber. */
export interface ConsumerOptions<E> {
  /** The consumer group, whose members share the topic's events. Default: the service's name. */
  readonly group?: string;
  /** Declared with `subscribes`. */
  readonly topic: SubscribedTopic<E>;
  /** Attempts of a failing handler before the event becomes a dead letter. Default: 5. */
  readonly maxAttempts?: number;
  /** Milliseconds before the second attempt, three times as long before each later one. Default: 200. */
  readonly backoffMs?: number;
  /**
   * Collects events for up to a second and handles different keys concurrently, so that their queries can be `batched`.
   * For effects that may come a second later. Default: one event of a partition at a time.
   */
  readonly inBatches?: boolean;
}

export interface ConsumeOptions<Tables, E> extends ConsumerOptions<E> {
  readonly database: Database<Tables>;
  /** The writes with `tx` and the inbox row commit together, or not at all. */
  readonly handle: (event: E, meta: EventMeta, tx: Tx<Tables>) => Promise<void>;
}

export const DEFAULT_MAX_ATTEMPTS = 5;
export const DEFAULT_BACKOFF_MS = 200;

/**
 * Subscribes a service on PostgreSQL to a topic, from the topic's beginning. Events with one key are handled in order, and
 * a repeated delivery has no effect. When the handler fails in every attempt, the event goes to `<topic>.dead` and the
 * next one is handled. While a dependency of the handler is unavailable (see `isOutage`) the subscriber waits.
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
