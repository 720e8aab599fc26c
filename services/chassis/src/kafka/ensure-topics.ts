import type { ITopicConfig, Kafka } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';

type Layout = Pick<KafkaValues, 'kafkaPartitions' | 'kafkaReplication'>;

const layoutOf = (topic: string, { kafkaPartitions, kafkaReplication }: Layout): ITopicConfig => ({
  topic,
  numPartitions: kafkaPartitions,
  replicationFactor: kafkaReplication,
  // Events are the history that read models are rebuilt from: they do not expire.
  configEntries: [{ name: 'retention.ms', value: '-1' }],
});

/** Creates the topics (full names) that are not there yet, and returns once each has its leaders. */
export const ensureTopics = async (kafka: Kafka, layout: Layout, names: readonly string[]): Promise<void> => {
  const admin = kafka.admin();
  try {
    await admin.connect();
    const there = new Set(await admin.listTopics());
    const missing = names.filter((name) => !there.has(name));
    if (missing.length === 0) return;
    await admin.createTopics({ waitForLeaders: true, topics: missing.map((name) => layoutOf(name, layout)) });
  } finally {
    await admin.disconnect();
  }
};
