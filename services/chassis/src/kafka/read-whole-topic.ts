import type { EachMessagePayload, Kafka } from 'kafkajs';

/** Every message that the topic (full name) holds now, read by a temporary consumer group. */
export const readWholeTopic = async (
  kafka: Kafka,
  topic: string,
  groupId: string,
): Promise<readonly EachMessagePayload['message'][]> => {
  const admin = kafka.admin();
  const consumer = kafka.consumer({ groupId, sessionTimeout: 10_000, maxWaitTimeInMs: 500 });
  const messages: EachMessagePayload['message'][] = [];
  await admin.connect();
  try {
    if (!(await admin.listTopics()).includes(topic)) return [];
    const notEmpty = (await admin.fetchTopicOffsets(topic)).filter(({ low, high }) => low !== high);
    const endOffsets = new Map(notEmpty.map(({ partition, high }) => [partition, BigInt(high)]));
    if (endOffsets.size === 0) return [];
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await new Promise<void>((resolve, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
      consumer
        .run({
          eachMessage: async ({ partition, message }) => {
            messages.push(message);
            if (BigInt(message.offset) + 1n >= (endOffsets.get(partition) ?? 0n))
              endOffsets.delete(partition);
            if (endOffsets.size === 0) resolve();
          },
        })
        .catch(reject);
    });
    return messages;
  } finally {
    await consumer.disconnect();
    await admin.deleteGroups([groupId]).catch(() => undefined);
    await admin.disconnect();
  }
};
