import type { KafkaValues } from '../config/index.ts';
import { type EventMeta, metaOf } from '../events/event-meta.ts';
import type { Topic } from '../events/index.ts';
import { listenTo } from '../events/listener.ts';
import { newId } from '../ids/index.ts';
import type { Service } from '../service/index.ts';

/** An event as it was read from its topic. */
export interface SeenEvent<E> extends EventMeta {
  readonly event: E;
}

/** Reads topics from their beginnings, each from when it is first asked for. */
export const watchTopics = (service: Service<KafkaValues>) => {
  const seen = new Map<string, SeenEvent<unknown>[]>();
  return {
    /** What has come so far; the first answer for a topic is empty. */
    events<E>(topic: Topic<E>): readonly SeenEvent<E>[] {
      const known = seen.get(topic.name);
      if (known) return known as SeenEvent<E>[];
      const events: SeenEvent<unknown>[] = [];
      seen.set(topic.name, events);
      listenTo(service, {
        group: `watching-${newId()}`,
        topic: topic.name,
        each: async ({ message, partition, topic: from }) => {
          const event = topic.decode(message.value ?? new Uint8Array());
          events.push({ event, ...metaOf(message, `${from}/${partition}/${message.offset}`) });
        },
      });
      return [];
    },
  };
};
