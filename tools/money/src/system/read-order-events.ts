import { newId } from '@sargam/chassis/ids';
import { Kafka, logLevel } from 'kafkajs';
import type { TestSystem } from './test-system.ts';

/** Event types of each order, in order: reads the whole topic once from the beginning. */
export const readOrderEventTypes = async (
  system: Pick<TestSystem, 'topicPrefix'>,
  brokers: string,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const kafka = new Kafka({ brokers: [brokers], logLevel: logLevel.NOTHING });
  const topic = `${system.topicPrefix}commerce.orders.v1`;
  const admin = kafka.admin();
  await admin.connect();
  const ends = new Map(
    (await admin.fetchTopicOffsets(topic)).map(({ partition, high }) => [partition, Number(high)]),
  );
  await admin.disconnect();
  const consumer = kafka.consumer({ groupId: `reader-${newId()}` });
  const eventTypes = new Map<string, string[]>();
  const unread = new Map([...ends].filter(([, end]) => end > 0));
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await new Promise<void>((done, fail) => {
    if (unread.size === 0) done();
    consumer
      .run({
        eachMessage: async ({ partition, message }) => {
          const key = String(message.key);
          eventTypes.set(key, [...(eventTypes.get(key) ?? []), String(message.headers?.['type'])]);
          if (Number(message.offset) + 1 >= (unread.get(partition) ?? 0)) unread.delete(partition);
          if (unread.size === 0) done();
        },
      })
      .catch(fail);
  });
  await consumer.disconnect();
  return eventTypes;
};
