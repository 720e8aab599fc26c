import { setTimeout as sleep } from 'node:timers/promises';
import type { Admin, ITopicConfig, Kafka } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';

/** Runs the work with a connected admin client. */
export const withAdmin = async <R>(kafka: Kafka, work: (admin: Admin) => Promise<R>): Promise<R> => {
  const admin = kafka.admin();
  try {
    await admin.connect();
    return await work(admin);
  } finally {
    await admin.disconnect();
  }
};

/** The end offset of each partition that is not empty; none for a missing topic. */
export const fetchEndOffsets = async (admin: Admin, topic: string): Promise<Map<number, bigint>> => {
  if (!(await admin.listTopics()).includes(topic)) return new Map();
  const notEmpty = (await admin.fetchTopicOffsets(topic)).filter(({ low, high }) => low !== high);
  return new Map(notEmpty.map(({ partition, high }) => [partition, BigInt(high)]));
};

type TopicSettings = Pick<KafkaValues, 'kafkaPartitions' | 'kafkaReplication'>;

const topicConfig = (topic: string, { kafkaPartitions, kafkaReplication }: TopicSettings): ITopicConfig => ({
  topic,
  numPartitions: kafkaPartitions,
  replicationFactor: kafkaReplication,
  // Events never expire: read models are rebuilt from them.
  configEntries: [{ name: 'retention.ms', value: '-1' }],
});

/** kafkajs repeats a request for two seconds itself. Its last error is not retriable, and has the retriable one as its cause. */
const isRetriable = (error: unknown): boolean =>
  error instanceof Error && (('retriable' in error && error.retriable === true) || isRetriable(error.cause));

const LEADER_WAIT_MS = 30_000;
const LEADER_POLL_MS = 100;

/**
 * The metadata of a topic without leaders is an error. The option `waitForLeaders` of kafkajs rejects when the broker that answers does
 * not know the new topics yet.
 */
const waitForLeaders = async (admin: Admin, names: readonly string[], deadline: number): Promise<void> => {
  try {
    await admin.fetchTopicMetadata({ topics: [...names] });
  } catch (error) {
    if (!isRetriable(error) || Date.now() > deadline) throw error;
    await sleep(LEADER_POLL_MS);
    await waitForLeaders(admin, names, deadline);
  }
};

/** Creates topics (full names) and resolves when each has its leaders. Rejects if one exists. */
export const createTopics = async (
  admin: Admin,
  settings: TopicSettings,
  names: readonly string[],
): Promise<void> => {
  await admin.createTopics({
    waitForLeaders: false,
    topics: names.map((name) => topicConfig(name, settings)),
  });
  await waitForLeaders(admin, names, Date.now() + LEADER_WAIT_MS);
};

/** Creates the missing topics (full names) and resolves when each new topic has its leaders. */
export const ensureTopics = (
  kafka: Kafka,
  settings: TopicSettings,
  names: readonly string[],
): Promise<unknown> =>
  withAdmin(kafka, async (admin) => {
    const existing = new Set(await admin.listTopics());
    const missing = names.filter((name) => !existing.has(name));
    if (missing.length > 0) await createTopics(admin, settings, missing);
  });
