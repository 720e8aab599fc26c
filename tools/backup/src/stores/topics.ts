import { join } from 'node:path';
import type { KafkaValues } from '@sargam/chassis/config';
import { createTopics, forEachMessage } from '@sargam/chassis/kafka';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import type { Admin, Kafka, Producer } from 'kafkajs';
import { openLines, readLines } from '../archive/lines.ts';
import { notEmpty } from './not-empty.ts';

export interface KafkaAccess {
  readonly kafka: Kafka;
  readonly admin: Admin;
  readonly settings: KafkaValues;
}

/** The first line of a file. */
interface Head {
  readonly topic: string;
  readonly partitions: number;
}

/** A message: partition, offset, time of publication, key, value (both base64), headers. */
type Row = readonly [number, string, number, string | null, string | null, Readonly<Record<string, string>>];

const encode = (bytes: Buffer | null | undefined): string | null => bytes?.toString('base64') ?? null;
const decode = (text: string | null): Buffer | null => (text === null ? null : Buffer.from(text, 'base64'));

/** The topics of a service, without TOPIC_PREFIX: those that it publishes to, and dead letters of these. */
export const listTopicsOf = async (
  { admin, settings }: KafkaAccess,
  service: string,
): Promise<readonly string[]> => {
  const start = `${settings.topicPrefix}${service}.`;
  const names = (await admin.listTopics()).filter((name) => name.startsWith(start));
  return names.map((name) => name.slice(settings.topicPrefix.length)).sort();
};

/** Writes all messages of a topic that it has now; returns their number. */
export const exportTopic = async (
  { kafka, admin, settings }: KafkaAccess,
  topic: string,
  service: string,
  folder: string,
): Promise<number> => {
  const name = `${settings.topicPrefix}${topic}`;
  const { topics } = await admin.fetchTopicMetadata({ topics: [name] });
  const lines = openLines(topicFile(folder, topic));
  await lines.write({ topic, partitions: topics[0]?.partitions.length ?? 1 } satisfies Head);
  let count = 0;
  const group = `${settings.topicPrefix}${service}.backup.${topic}.${process.pid}`;
  await forEachMessage(kafka, name, group, async ({ partition, message }) => {
    const { offset, timestamp, key, value, headers } = message;
    const texts = Object.entries(headers ?? {}).map(([header, text]) => [header, String(text)]);
    const row: Row = [
      partition,
      offset,
      Number(timestamp),
      encode(key),
      encode(value),
      Object.fromEntries(texts),
    ];
    await lines.write(row);
    count += 1;
  });
  await lines.end();
  return count;
};

export const topicFile = (folder: string, topic: string): string => join(folder, `${topic}.ndjson.gz`);

const isHead = (line: Head | Row): line is Head => 'topic' in line;

/** The messages of a file, without those that were published after `until`. */
export async function* readTopic(file: string, until: Date): AsyncGenerator<Row> {
  for await (const line of readLines<Head | Row>(file))
    if (!isHead(line) && line[2] <= until.getTime()) yield line;
}

const readHead = async (file: string): Promise<Head> => {
  for await (const line of readLines<Head | Row>(file)) if (isHead(line)) return line;
  throw new UserFacingError(`${file} is empty.`);
};

const toMessage = ([partition, , time, key, value, headers]: Row) => ({
  partition,
  timestamp: String(time),
  key: decode(key),
  value: decode(value),
  headers,
});

const BATCH = 500;

/** @throws UserFacingError for a topic (without TOPIC_PREFIX) that ever had messages. A missing topic is empty. */
export const requireEmptyTopics = async (
  { admin, settings }: KafkaAccess,
  topics: readonly string[],
): Promise<void> => {
  const existing = new Set(await admin.listTopics());
  for (const name of topics.map((topic) => `${settings.topicPrefix}${topic}`))
    if (existing.has(name) && (await admin.fetchTopicOffsets(name)).some(({ high }) => high !== '0'))
      throw notEmpty(`The topic ${name} has messages`);
};

/** Runs `work` with a producer that keeps the order of messages and writes each of them once. */
export const withProducer = async <T>(kafka: Kafka, work: (producer: Producer) => Promise<T>): Promise<T> => {
  const producer = kafka.producer({
    allowAutoTopicCreation: false,
    idempotent: true,
    maxInFlightRequests: 1,
  });
  await producer.connect();
  try {
    return await work(producer);
  } finally {
    await producer.disconnect();
  }
};

/** Sends the messages to their partitions in their order; creates a missing topic. Returns their number. */
export const importTopic = async (
  { kafka, admin, settings }: KafkaAccess,
  file: string,
  until: Date,
): Promise<number> => {
  const { topic, partitions } = await readHead(file);
  const name = `${settings.topicPrefix}${topic}`;
  if (!(await admin.listTopics()).includes(name))
    await createTopics(admin, { ...settings, kafkaPartitions: partitions }, [name]);
  return withProducer(kafka, async (producer) => {
    let batch: Row[] = [];
    let count = 0;
    const send = async (): Promise<void> => {
      if (batch.length > 0) await producer.send({ topic: name, acks: -1, messages: batch.map(toMessage) });
      count += batch.length;
      batch = [];
    };
    for await (const row of readTopic(file, until)) if (batch.push(row) === BATCH) await send();
    await send();
    return count;
  });
};
