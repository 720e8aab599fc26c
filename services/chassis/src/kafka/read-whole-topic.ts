import type { EachMessagePayload, Kafka } from 'kafkajs';
import { fetchEndOffsets, withAdmin } from './admin.ts';

/** Reads every message that the topic (full name) holds now, by a temporary consumer group, one message after another. */
export const forEachMessage = (
  kafka: Kafka,
  topic: string,
  groupId: string,
  handle: (payload: EachMessagePayload) => Promise<void> | void,
): Promise<void> =>
  withAdmin(kafka, async (admin) => {
    const consumer = kafka.consumer({ groupId, sessionTimeout: 10_000, maxWaitTimeInMs: 500 });
    const endOffsets = await fetchEndOffsets(admin, topic);
    if (endOffsets.size === 0) return;
    const isPastEnd = ({ partition, message }: EachMessagePayload): boolean =>
      !endOffsets.has(partition) || BigInt(message.offset) >= (endOffsets.get(partition) ?? 0n);
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: [topic], fromBeginning: true });
      await new Promise<void>((resolve, reject) => {
        consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
        consumer
          .run({
            partitionsConsumedConcurrently: 1,
            eachMessage: async (payload) => {
              if (isPastEnd(payload)) return;
              await handle(payload);
              const { partition, message } = payload;
              if (BigInt(message.offset) + 1n >= (endOffsets.get(partition) ?? 0n))
                endOffsets.delete(partition);
              if (endOffsets.size === 0) resolve();
            },
          })
          .catch(reject);
      });
    } finally {
      await consumer.disconnect();
      await admin.deleteGroups([groupId]).catch(() => undefined);
    }
  });

/** Every message that the topic (full name) holds now. */
export const readWholeTopic = async (
  kafka: Kafka,
  topic: string,
  groupId: string,
): Promise<readonly EachMessagePayload['message'][]> => {
  const messages: EachMessagePayload['message'][] = [];
  await forEachMessage(kafka, topic, groupId, ({ message }) => void messages.push(message));
  return messages;
};
