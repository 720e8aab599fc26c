import type { KafkaValues } from '../config/index.ts';
import { newId } from '../ids/index.ts';
import { type EventMeta, readEventMeta } from '../kafka/event-meta.ts';
import type { Topic } from '../kafka/index.ts';
import { runConsumer } from '../kafka/run-consumer.ts';
import type { Service } from '../service/index.ts';

/** An event as it was read from its topic. */
export interface PublishedEvent<E> extends EventMeta {
  readonly event: E;
}

/** Reads topics from their beginnings, each from when it is first asked for. */
export const recordTopics = (service: Service<KafkaValues>) => {
  const seen = new Map<string, PublishedEvent<unknown>[]>();
  return {
    /** What has come so far; the first answer for a topic is empty. */
    events<E>(topic: Topic<E>): readonly PublishedEvent<E>[] {
      const known = seen.get(topic.name);
      if (known) return known as PublishedEvent<E>[];
      const events: PublishedEvent<unknown>[] = [];
      seen.set(topic.name, events);
      runConsumer(service, {
        group: `watching-${newId()}`,
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
