import type { Admin } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { fullGroupName, fullTopicName, kafkaClientOf } from './kafka-client.ts';
import { sleepUnlessAborted } from './sleep-unless-aborted.ts';

const POLL_MS = 200;

/** Resolves once the group has done with all that the topic holds now, whichever replica did it. */
export const waitUntilConsumed = async (
  service: Service<KafkaValues>,
  group: string,
  topicName: string,
): Promise<void> => {
  const topic = fullTopicName(service, topicName);
  const admin = kafkaClientOf(service).admin();
  await admin.connect();
  try {
    const ends = await endsOf(admin, topic);
    const left = async (): Promise<boolean> => {
      const groupId = fullGroupName(service, group, topicName);
      const [{ partitions } = { partitions: [] }] = await admin.fetchOffsets({ groupId, topics: [topic] });
      const places = new Map(partitions.map(({ partition, offset }) => [partition, BigInt(offset)]));
      return [...ends].some(([partition, end]) => (places.get(partition) ?? -1n) < end);
    };
    while (!service.stopping.aborted && (await left())) await sleepUnlessAborted(POLL_MS, service.stopping);
  } finally {
    await admin.disconnect();
  }
};

/** Where each partition that holds anything ends. */
const endsOf = async (admin: Admin, topic: string): Promise<ReadonlyMap<number, bigint>> => {
  if (!(await admin.listTopics()).includes(topic)) return new Map();
  const full = (await admin.fetchTopicOffsets(topic)).filter(({ low, high }) => low !== high);
  return new Map(full.map(({ partition, high }) => [partition, BigInt(high)]));
};
