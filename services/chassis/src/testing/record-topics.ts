import type { KafkaValues } from '../config/index.ts';
import { newId } from '../ids/index.ts';
import { type EventMeta, readEventMeta } from '../kafka/event-meta.ts';
import type { Topic } from '../kafka/index.ts';
import { runConsumer } from '../kafka/run-consumer.ts';
import type { Service } from '../service/index.ts';

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
