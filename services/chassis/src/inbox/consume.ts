import type { EachMessagePayload } from 'kafkajs';
import type { KafkaValues, PostgresValues } from '../config/index.ts';
import { eventMetricsOf } from '../kafka/event-metrics.ts';
import type { EventMeta } from '../kafka/event-record.ts';
import { publisherOf } from '../kafka/publisher.ts';
import { runConsumer } from '../kafka/run-consumer.ts';
import type { SubscribedTopic } from '../kafka/topic.ts';
import type { Service } from '../service/index.ts';
import type { Database, Tx } from '../sql/index.ts';
import { type Delivery, deliver } from './deliver.ts';
import { type InboxModel, mongoInbox } from './mongo-inbox.ts';
import { consumerName, type Inbox, postgresInbox } from './postgres-inbox.ts';

/** The options of every subscriber. */
interface ConsumerOptions<E> {
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

const subscribe = <E, Work>(
  service: Service<KafkaValues>,
  { group = service.name, topic, inBatches, maxAttempts = 5, backoffMs = 200 }: ConsumerOptions<E>,
  inboxOf: (consumer: string) => Inbox<Work>,
  handle: Delivery<E, Work>['handle'],
): void => {
  const inbox = inboxOf(consumerName(group, topic.name));
  const publisher = publisherOf(service);
  const metrics = eventMetricsOf(service);
  const { log, stopping } = service;
  const delivery = { group, topic, handle, inbox, publisher, metrics, log, maxAttempts, backoffMs, stopping };
  const onMessage = (payload: EachMessagePayload) => deliver(delivery, payload);
  runConsumer(service, { group, topic: topic.name, inBatches, onMessage });
};

interface ConsumeOptions<Tables, E> extends ConsumerOptions<E> {
  readonly database: Database<Tables>;
  /** The writes with `tx` and the inbox row commit together, or not at all. */
  readonly handle: (event: E, meta: EventMeta, tx: Tx<Tables>) => Promise<void>;
}

/**
 * Subscribes a service on PostgreSQL to a topic, from the topic's beginning. Events with one key are handled in order, and
 * a repeated delivery has no effect. When the handler fails in every attempt, the event goes to `<topic>.dead` and the
 * next one is handled. While a dependency of the handler is unavailable (see `isOutage`) the subscriber waits.
 */
export const consume = <Tables, E>(
  service: Service<KafkaValues & PostgresValues>,
  { database, handle, ...options }: ConsumeOptions<Tables, E>,
): void => subscribe(service, options, (consumer) => postgresInbox(database, consumer), handle);

interface ConsumeWithMongoOptions<E> extends ConsumerOptions<E> {
  /** `inboxModel(connection)`. */
  readonly inbox: InboxModel;
  /** Must be idempotent: its writes and the inbox document are not in one transaction. */
  readonly handle: (event: E, meta: EventMeta) => Promise<void>;
}

/** `consume` for a service on MongoDB. */
export const consumeWithMongo = <E>(
  service: Service<KafkaValues>,
  { inbox, handle, ...options }: ConsumeWithMongoOptions<E>,
): void => subscribe(service, options, (consumer) => mongoInbox(inbox, consumer), handle);
