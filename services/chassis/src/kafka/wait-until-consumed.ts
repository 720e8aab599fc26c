import type { KafkaValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { fetchEndOffsets, withAdmin } from './admin.ts';
import { fullGroupName, fullTopicName, kafkaClientOf } from './kafka-client.ts';
import { sleepUnlessAborted } from './sleep-unless-aborted.ts';

const POLL_MS = 200;

/** Resolves when the consumer group, on any replica, has committed the offsets that the topic ends at now. */
export const waitUntilConsumed = async (
  service: Service<KafkaValues>,
  group: string,
  topicName: string,
): Promise<void> => {
  const topic = fullTopicName(service, topicName);
  const groupId = fullGroupName(service, group, topicName);
  await withAdmin(kafkaClientOf(service), async (admin) => {
    const endOffsets = await fetchEndOffsets(admin, topic);
    // The brokers know no offsets of a topic that a consumer is just creating.
    if (endOffsets.size === 0) return;
    const isBehind = async (): Promise<boolean> => {
      const [{ partitions } = { partitions: [] }] = await admin.fetchOffsets({ groupId, topics: [topic] });
      const committed = new Map(partitions.map(({ partition, offset }) => [partition, BigInt(offset)]));
      return [...endOffsets].some(([partition, end]) => (committed.get(partition) ?? -1n) < end);
    };
    while (!service.stopping.aborted && (await isBehind()))
      await sleepUnlessAborted(POLL_MS, service.stopping);
  });
};
