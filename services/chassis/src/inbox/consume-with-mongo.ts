import type { KafkaValues } from '../config/index.ts';
import { eventMetricsOf } from '../kafka/event-metrics.ts';
import type { EventMeta } from '../kafka/event-record.ts';
import { publisherOf } from '../kafka/publisher.ts';
import { runConsumer } from '../kafka/run-consumer.ts';
import type { Service } from '../service/index.ts';
import { type ConsumerOptions, DEFAULT_BACKOFF_MS, DEFAULT_MAX_ATTEMPTS } from './consume.ts';
import { deliver } from './deliver.ts';
import { type InboxModel, mongoInbox } from './mongo-inbox.ts';
import { consumerName } from './postgres-inbox.ts';

export interface ConsumeWithMongoOptions<E> extends ConsumerOptions<E> {
  /** `inboxModel(connection)`. */
  readonly inbox: InboxModel;
  /** Must be idempotent: its writes and the inbox document are not in one transaction. */
  readonly handle: (event: E, meta: EventMeta) => Promise<void>;
}

/** `consume` for a service on MongoDB. */
export const consumeWithMongo = <E>(
  service: Service<KafkaValues>,
  {
    group = service.name,
    topic,
    inbox,
    inBatches,
    handle,
    maxAttempts = DEFAULT_MAX_ATTEMPTS,
    backoffMs = DEFAULT_BACKOFF_MS,
  }: ConsumeWithMongoOptions<E>,
): void => {
  const delivery = {
    group,
    topic,
    handle,
    inbox: mongoInbox(inbox, consumerName(group, topic.name)),
    publisher: publisherOf(service),
    metrics: eventMetricsOf(service),
    log: service.log,
    maxAttempts,
    backoffMs,
    stopping: service.stopping,
  };
  runConsumer(service, {
    group,
    topic: topic.name,
    inBatches,
    onMessage: (payload) => deliver(delivery, payload),
  });
};
