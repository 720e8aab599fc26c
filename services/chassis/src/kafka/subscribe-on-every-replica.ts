import type { KafkaValues } from '../config/index.ts';
import { newId } from '../ids/index.ts';
import type { Service } from '../service/index.ts';
import { runConsumer } from './run-consumer.ts';
import type { Topic } from './topic.ts';

interface EveryReplicaOptions<E> {
  readonly topic: Topic<E>;
  /** Applies an event to the in-memory state. It gets each event at least once; the event may be older than the state. */
  readonly handle: (event: E) => void;
  /** Loads the state again. Called after each join of the consumer group: earlier events are not delivered. */
  readonly reload: () => Promise<void>;
}

/**
 * Keeps in-memory state up to date: every replica gets every event from now on, and nothing is written to the inbox.
 * `consume`, in contrast, shares the events of a topic among the replicas.
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
        service.log.error({ err: error, topic: topic.name }, 'reload of in-memory state failed'),
      );
    },
    onMessage: async ({ message }) => {
      if (message.value) handle(topic.decode(message.value));
    },
  });
};
