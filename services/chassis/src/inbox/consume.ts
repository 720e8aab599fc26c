import type { EachMessagePayload } from 'kafkajs';
import type { KafkaValues, PostgresValues } from '../config/index.ts';
import { eventMetricsOf } from '../kafka/event-metrics.ts';
import type { EventMeta } from '../kafka/event-record.ts';
import { publisherOf } from '../kafka/publisher.ts';
import { runConsumer } from '../kafka/run-consumer.ts';
import type { CaseOf, EventHandlers, EventWithCase, SubscribedTopic } from '../kafka/topic.ts';
import type { Service } from '../service/index.ts';
import type { Database, Tx } from '../sql/index.ts';
import { type Delivery, deliver } from './deliver.ts';
import { type InboxModel, mongoInbox } from './mongo-inbox.ts';
import { consumerName, type Inbox, postgresInbox } from './postgres-inbox.ts';

/** The options of every subscriber. */
export interface ConsumerOptions<E, Name extends CaseOf<E>, Work> {
  /** The consumer group, whose members share the topic's events. Default: the service's name. */
  readonly group?: string;
  /** Declared with `subscribes`. */
  readonly topic: SubscribedTopic<E, Name>;
  /** One for each case that the topic declares. */
  readonly handlers: EventHandlers<NoInfer<E>, NoInfer<Name>, Work>;
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

type AnyHandler<Work> = (value: unknown, meta: EventMeta, work: Work) => Promise<void>;

/** Calls the handler of the event's case. A case without one is skipped, as messages of other tools have no type header. */
const toHandle = <E, Name extends CaseOf<E>, Work>(
  handlers: EventHandlers<E, Name, Work>,
): Delivery<E, Work>['handle'] => {
  const byCase = new Map<string | undefined, AnyHandler<Work>>(Object.entries(handlers));
  return async (decoded, meta, work) => {
    const { event } = decoded as EventWithCase;
    await byCase.get(event?.$case)?.(event?.value, meta, work);
  };
};

export const createDelivery = <E, Name extends CaseOf<E>, Work>(
  service: Service<KafkaValues>,
  options: ConsumerOptions<E, Name, Work>,
  inboxOf: (consumer: string) => Inbox<Work>,
): Delivery<E, Work> => {
  const { group = service.name, topic, handlers, maxAttempts = 5, backoffMs = 200 } = options;
  const handle = toHandle<E, Name, Work>(handlers);
  const inbox = inboxOf(consumerName(group, topic.name));
  const publisher = publisherOf(service);
  const metrics = eventMetricsOf(service);
  const { log, stopping } = service;
  return { group, topic, handle, inbox, publisher, metrics, log, maxAttempts, backoffMs, stopping };
};

const subscribe = <E, Name extends CaseOf<E>, Work>(
  service: Service<KafkaValues>,
  options: ConsumerOptions<E, Name, Work>,
  inboxOf: (consumer: string) => Inbox<Work>,
): void => {
  const delivery = createDelivery(service, options, inboxOf);
  const { group, topic } = delivery;
  const onMessage = (payload: EachMessagePayload) => deliver(delivery, payload);
  runConsumer(service, { group, topic: topic.name, inBatches: options.inBatches, onMessage });
};

/** The writes of a handler with its transaction and the inbox row commit together, or not at all. */
interface ConsumeOptions<Tables, E, Name extends CaseOf<E>> extends ConsumerOptions<E, Name, Tx<Tables>> {
  readonly database: Database<Tables>;
}

/**
 * Subscribes a service on PostgreSQL to a topic, from the topic's beginning. Events with one key are handled in order, and
 * a repeated delivery has no effect. When the handler fails in every attempt, the event goes to `<topic>.dead` and the
 * next one is handled. While a dependency of the handler is unavailable (see `isOutage`) the subscriber waits.
 */
export const consume = <Tables, E, Name extends CaseOf<E>>(
  service: Service<KafkaValues & PostgresValues>,
  { database, ...options }: ConsumeOptions<Tables, E, Name>,
): void => subscribe(service, options, (consumer) => postgresInbox(database, consumer));

/** The handlers must be idempotent: their writes and the inbox document are not in one transaction. */
interface ConsumeWithMongoOptions<E, Name extends CaseOf<E>> extends ConsumerOptions<E, Name, void> {
  /** `inboxModel(connection)`. */
  readonly inbox: InboxModel;
}

/** `consume` for a service on MongoDB. */
export const consumeWithMongo = <E, Name extends CaseOf<E>>(
  service: Service<KafkaValues>,
  { inbox, ...options }: ConsumeWithMongoOptions<E, Name>,
): void => subscribe(service, options, (consumer) => mongoInbox(inbox, consumer));
