import type { Kafka, Message, Producer } from 'kafkajs';
import { ensureTopics } from './admin.ts';
import { kafkaClientOf, oncePerService } from './kafka-client.ts';

/** A message and the full name of its topic. */
export interface OutgoingMessage extends Message {
  readonly topic: string;
}

export interface Publisher {
  /** Resolves when all in-sync brokers have acknowledged every message; rejects if a message may be missing. */
  send(messages: readonly OutgoingMessage[]): Promise<void>;
}

/** A producer that connects at its first use. */
const lazyProducer = (kafka: Kafka) => {
  let producer: Producer | undefined;
  return {
    connected: async (): Promise<Producer> => {
      if (producer) return producer;
      const created = kafka.producer({
        idempotent: true,
        maxInFlightRequests: 1,
        allowAutoTopicCreation: false,
        metadataMaxAge: 30_000,
      });
      await created.connect();
      producer = created;
      return created;
    },
    discard: async (): Promise<void> => {
      const discarded = producer;
      producer = undefined;
      await discarded?.disconnect().catch(() => undefined);
    },
  };
};

/** The service's only producer. It connects at the first send and creates missing topics. */
export const publisherOf = oncePerService((service): Publisher => {
  const kafka = kafkaClientOf(service);
  const producer = lazyProducer(kafka);
  const existingTopics = new Set<string>();
  let lastSend: Promise<unknown> = Promise.resolve();

  const sendNow = async (messages: readonly OutgoingMessage[]): Promise<void> => {
    try {
      const topics = new Set(messages.map(({ topic }) => topic));
      const newTopics = [...topics].filter((topic) => !existingTopics.has(topic));
      if (newTopics.length > 0) await ensureTopics(kafka, service.settings, newTopics);
      for (const topic of newTopics) existingTopics.add(topic);
      const topicMessages = messages.map(({ topic, ...message }) => ({ topic, messages: [message] }));
      await (await producer.connected()).sendBatch({ acks: -1, topicMessages });
    } catch (error) {
      // After a failed send the sequence numbers of an idempotent producer can stay wrong, so a new producer is made.
      existingTopics.clear();
      await producer.discard();
      throw error;
    }
  };

  service.onStop('kafka producer', async () => {
    await lastSend.catch(() => undefined);
    await producer.discard();
  });
  return {
    // One send at a time: kafkajs counts the sequence numbers of an idempotent producer for each send, and messages
    // must keep their order.
    send: (messages) => {
      const sent = lastSend.catch(() => undefined).then(() => sendNow(messages));
      lastSend = sent;
      return sent;
    },
  };
});
