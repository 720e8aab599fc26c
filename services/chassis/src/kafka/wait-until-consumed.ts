import type { Admin } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
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
  const admin = kafkaClientOf(service).admin();
  await admin.connect();
  try {
    const endOffsets = await fetchEndOffsets(admin, topic);
    const isBehind = async (): Promise<boolean> => {
      const [{ partitions } = { partitions: [] }] = await admin.fetchOffsets({ groupId, topics: [topic] });
      const committed = new Map(partitions.map(({ partition, offset }) => [partition, BigInt(offset)]));
      return [...endOffsets].some(([partition, end]) => (committed.get(partition) ?? -1n) < end);
    };
    while (!service.stopping.aborted && (await isBehind()))
      await sleepUnlessAborted(POLL_MS, service.stopping);
  } finally {
    await admin.disconnect();
  }
};

/** The end offset of each partition that is not empty. */
const fetchEndOffsets = async (admin: Admin, topic: string): Promise<ReadonlyMap<number, bigint>> => {
  if (!(await admin.listTopics()).includes(topic)) return new Map();
  const notEmpty = (await admin.fetchTopicOffsets(topic)).filter(({ low, high }) => low !== high);
  return new Map(notEmpty.map(({ partition, high }) => [partition, BigInt(high)]));
};
