import type { KafkaValues } from '../config/index.ts';
import { newId } from '../ids/index.ts';
import { createEventRecord, type EventMeta, readEventMeta, toHeaders } from '../kafka/event-record.ts';
import type { Topic } from '../kafka/index.ts';
import { fullTopicName } from '../kafka/kafka-client.ts';
import { publisherOf } from '../kafka/publisher.ts';
import { runConsumer } from '../kafka/run-consumer.ts';
import type { Service } from '../service/index.ts';
import type { ServiceUnderTest } from './service-under-test.ts';

/** An event read from its topic. */
export interface PublishedEvent<E> extends EventMeta {
  readonly event: E;
}

/** Records the events of topics from their beginning. The first call of `events` for a topic starts its consumer. */
export const recordTopics = (service: Service<KafkaValues>) => {
  const recorded = new Map<string, PublishedEvent<unknown>[]>();
  return {
    /** The events recorded so far; empty on the first call for a topic. */
    events<E>(topic: Topic<E>): readonly PublishedEvent<E>[] {
      const known = recorded.get(topic.name);
      if (known) return known as PublishedEvent<E>[];
      const events: PublishedEvent<unknown>[] = [];
      recorded.set(topic.name, events);
      runConsumer(service, {
        group: `recording-${newId()}`,
        topic: topic.name,
        onMessage: async ({ message, partition, topic: from }) => {
          const event = topic.decode(message.value ?? new Uint8Array());
          events.push({ event, ...readEventMeta(message, `${from}/${partition}/${message.offset}`) });
        },
      });
      return [];
    },
  };
};

/** Publishes events as another service does. */
export const createTestPublisher =
  (service: Service<KafkaValues>): ServiceUnderTest<unknown>['publish'] =>
  async (topic, key, event, { id } = {}) => {
    const record = { ...createEventRecord(topic, event), ...(id !== undefined && { id }) };
    const message = {
      topic: fullTopicName(service, topic.name),
      key,
      value: record.body,
      headers: toHeaders(record),
    };
    await publisherOf(service).send([message]);
    return record.id;
  };
