import type { ITopicConfig, Kafka } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';

type TopicSettings = Pick<KafkaValues, 'kafkaPartitions' | 'kafkaReplication'>;

const topicConfig = (topic: string, { kafkaPartitions, kafkaReplication }: TopicSettings): ITopicConfig => ({
  topic,
  numPartitions: kafkaPartitions,
  replicationFactor: kafkaReplication,
  // Events never expire: read models are rebuilt from them.
  configEntries: [{ name: 'retention.ms', value: '-1' }],
});

/** Creates the missing topics (full names) and resolves when each new topic has its leaders. */
export const ensureTopics = async (
  kafka: Kafka,
  settings: TopicSettings,
  names: readonly string[],
): Promise<void> => {
  const admin = kafka.admin();
  try {
    await admin.connect();
    const existing = new Set(await admin.listTopics());
    const missing = names.filter((name) => !existing.has(name));
    if (missing.length === 0) return;
    await admin.createTopics({
      waitForLeaders: true,
      topics: missing.map((name) => topicConfig(name, settings)),
    });
  } finally {
    await admin.disconnect();
  }
};
