import type { KafkaValues } from '../config/index.ts';
import { newId } from '../ids/index.ts';
import type { Service } from '../service/index.ts';
import { runConsumer } from './run-consumer.ts';
import type { Topic } from './topic.ts';

export interface EveryReplicaOptions<E> {
  readonly topic: Topic<E>;
  /** What the memory makes of an event. It sees each event at least once, and may see one older than what it loaded. */
  readonly handle: (event: E) => void;
  /** Loads the memory afresh: told after each joining, since what was published before it was not seen. */
  readonly reload: () => Promise<void>;
}

/**
 * Keeps this replica's memory of something fresh. Unlike `consume`, which shares a topic's events between replicas and
 * remembers them, here every replica sees every event from now on, and remembers none.
 */
export const subscribeOnEveryReplica = <E>(
  service: Service<KafkaValues>,
  { topic, handle, reload }: EveryReplicaOptions<E>,
): void => {
  runConsumer(service, {
    group: `${service.name}.${newId()}`,
    topic: topic.name,
    from: 'now',
    onJoined: () => {
      reload().catch((error: unknown) =>
        service.log.error({ err: error, topic: topic.name }, 'the memory was not reloaded'),
      );
    },
    onMessage: async ({ message }) => {
      if (message.value) handle(topic.decode(message.value));
    },
  });
};
