import type { EachMessagePayload } from 'kafkajs';
import type { KafkaValues, PostgresValues } from '../config/index.ts';
import { replayGroupOf } from '../dead-letters/dead-letter.ts';
import { readEventMeta } from '../kafka/event-record.ts';
import { runConsumer } from '../kafka/run-consumer.ts';
import {
  type BulkHandler,
  type CaseOf,
  type DeliveredEvent,
  type EventWithCase,
  type SubscribedTopic,
  toHandlers,
} from '../kafka/topic.ts';
import type { Service } from '../service/index.ts';
import type { Database, Tx } from '../sql/index.ts';
import { inSpan } from '../telemetry/index.ts';
import { type ConsumerOptions, createDelivery } from './consume.ts';
import { type Delivery, deliver, isSubscribed } from './deliver.ts';
import { claimEvents, consumerName, postgresInbox } from './postgres-inbox.ts';

interface BulkOptions<Tables, E, Name extends CaseOf<E>>
  extends Omit<ConsumerOptions<E, Name, Tx<Tables>>, 'handlers' | 'inBatches'> {
  readonly database: Database<Tables>;
  readonly handleMany: BulkHandler<NoInfer<E>, NoInfer<Name>, Tx<Tables>>;
}

/**
 * `consume` for a rebuild, which reads whole topics: up to 500 events of a partition, their inbox rows and their writes are one
 * transaction. When it fails, it is rolled back and its events are delivered one by one, with retries and dead letters.
 */
export const consumeInBulk = <Tables, E, Name extends CaseOf<E>>(
  service: Service<KafkaValues & PostgresValues>,
  { database, handleMany, ...options }: BulkOptions<Tables, E, Name>,
): void => {
  const handlers = toHandlers(options.topic, handleMany);
  const delivery = createDelivery<E, Name, Tx<Tables>>(service, { ...options, handlers }, (consumer) =>
    postgresInbox(database, consumer),
  );
  const { group, topic, log } = delivery;
  const deliverInOrder = async (chunk: readonly EachMessagePayload[]): Promise<void> => {
    for (const payload of chunk) await deliver(delivery, payload);
  };
  const onChunk = async (chunk: readonly EachMessagePayload[]): Promise<void> => {
    // A replay may follow its dead letter in one chunk, and then needs the outcome of that.
    if (chunk.some(({ message }) => replayGroupOf(message.headers) !== undefined))
      return deliverInOrder(chunk);
    const attributes = { 'messaging.system': 'kafka', 'messaging.batch.message_count': chunk.length };
    await inSpan(`${topic.name} process`, { kind: 'consumer', attributes }, async () => {
      try {
        await deliverTogether(delivery, database, options.topic, handleMany, chunk);
      } catch (error) {
        log.warn(
          { err: error, topic: topic.name, group },
          'events failed together; they are handled one by one',
        );
        await deliverInOrder(chunk);
      }
    });
  };
  runConsumer(service, {
    group,
    topic: topic.name,
    onMessage: (payload) => deliver(delivery, payload),
    onChunk,
  });
};

const deliverTogether = async <Tables, E, Name extends CaseOf<E>>(
  { group, metrics }: Delivery<E, Tx<Tables>>,
  database: Database<Tables>,
  topic: SubscribedTopic<E, Name>,
  handleMany: BulkHandler<E, Name, Tx<Tables>>,
  chunk: readonly EachMessagePayload[],
): Promise<void> => {
  const events = decode(topic, chunk);
  const ids = [...events.keys()];
  if (ids.length === 0) return;
  const handled = await database.transaction(async (tx) => {
    const claimed = await claimEvents(tx, consumerName(group, topic.name), ids);
    const unhandled = [...events].flatMap(([id, event]) => (event && claimed.has(id) ? [event] : []));
    if (unhandled.length > 0) await handleMany(unhandled, tx);
    return claimed.size;
  });
  const labels = { topic: topic.name, group };
  metrics.handled.inc(labels, handled);
  metrics.duplicates.inc(labels, ids.length - handled);
};

/** The events of the topic's declared cases by id. Events of other cases without a type header are undefined. */
const decode = <E, Name extends CaseOf<E>>(
  topic: SubscribedTopic<E, Name>,
  chunk: readonly EachMessagePayload[],
): ReadonlyMap<string, DeliveredEvent<E, Name> | undefined> => {
  const events = new Map<string, DeliveredEvent<E, Name> | undefined>();
  for (const { message, topic: from, partition } of chunk) {
    const meta = readEventMeta(message, `${from}/${partition}/${message.offset}`);
    if (events.has(meta.id) || !isSubscribed(topic, meta.type)) continue;
    const { event } = topic.decode(message.value ?? new Uint8Array()) as EventWithCase;
    const isDeclared = Object.hasOwn(topic.subscribes, event?.$case ?? '');
    events.set(meta.id, isDeclared ? ({ ...event, meta } as DeliveredEvent<E, Name>) : undefined);
  }
  return events;
};
