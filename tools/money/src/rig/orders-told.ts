import { newId } from '@sargam/chassis/ids';
import { Kafka, logLevel } from 'kafkajs';
import type { Rig } from './rig.ts';

/** What the topic of orders says of each, in the order in which it says it: the whole topic, read once from its beginning. */
export const ordersTold = async (
  rig: Pick<Rig, 'topicPrefix'>,
  brokers: string,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const kafka = new Kafka({ brokers: [brokers], logLevel: logLevel.NOTHING });
  const topic = `${rig.topicPrefix}commerce.orders.v1`;
  const admin = kafka.admin();
  await admin.connect();
  const ends = new Map(
    (await admin.fetchTopicOffsets(topic)).map(({ partition, high }) => [partition, Number(high)]),
  );
  await admin.disconnect();
  const consumer = kafka.consumer({ groupId: `reader-${newId()}` });
  const told = new Map<string, string[]>();
  const left = new Map([...ends].filter(([, end]) => end > 0));
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await new Promise<void>((done, fail) => {
    if (left.size === 0) done();
    consumer
      .run({
        eachMessage: async ({ partition, message }) => {
          const key = String(message.key);
          told.set(key, [...(told.get(key) ?? []), String(message.headers?.['type'])]);
          if (Number(message.offset) + 1 >= (left.get(partition) ?? 0)) left.delete(partition);
          if (left.size === 0) done();
        },
      })
      .catch(fail);
  });
  await consumer.disconnect();
  return told;
};
