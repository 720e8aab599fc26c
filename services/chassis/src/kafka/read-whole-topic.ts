import type { EachMessagePayload, Kafka } from 'kafkajs';
import { fetchEndOffsets, withAdmin } from './admin.ts';

/** Every message that the topic (full name) holds now, read by a temporary consumer group. */
export const readWholeTopic = (
  kafka: Kafka,
  topic: string,
  groupId: string,
): Promise<readonly EachMessagePayload['message'][]> =>
  withAdmin(kafka, async (admin) => {
    const consumer = kafka.consumer({ groupId, sessionTimeout: 10_000, maxWaitTimeInMs: 500 });
    const messages: EachMessagePayload['message'][] = [];
    const endOffsets = await fetchEndOffsets(admin, topic);
    if (endOffsets.size === 0) return [];
    try {
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
    }
  });
