import type { Message, Producer } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { ensureTopics } from './ensure-topics.ts';
import { kafkaClientOf } from './kafka-client.ts';

/** A message and the full name of the topic it goes to. */
export interface OutgoingMessage extends Message {
  readonly topic: string;
}

export interface Publisher {
  /** Resolves once every message is acknowledged by all in-sync brokers; rejects if any may not have been. */
  send(messages: readonly OutgoingMessage[]): Promise<void>;
}

const publishers = new WeakMap<Service<KafkaValues>, Publisher>();

/** The service's one producer. It connects when first used and creates the topics it first meets. */
export const publisherOf = (service: Service<KafkaValues>): Publisher => {
  const known = publishers.get(service);
  if (known) return known;
  const publisher = openPublisher(service);
  publishers.set(service, publisher);
  return publisher;
};

const openPublisher = (service: Service<KafkaValues>): Publisher => {
  const kafka = kafkaClientOf(service);
  const topics = new Set<string>();
  let producer: Producer | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const connected = async (): Promise<Producer> => {
    if (producer) return producer;
    const fresh = kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      metadataMaxAge: 30_000,
    });
    await fresh.connect();
    producer = fresh;
    return fresh;
  };

  const forget = async (): Promise<void> => {
    const old = producer;
    producer = undefined;
    topics.clear();
    await old?.disconnect().catch(() => undefined);
  };

  const sendNow = async (messages: readonly OutgoingMessage[]): Promise<void> => {
    try {
      const unmet = [...new Set(messages.map(({ topic }) => topic))].filter((topic) => !topics.has(topic));
      if (unmet.length > 0) await ensureTopics(kafka, service.settings, unmet);
      for (const topic of unmet) topics.add(topic);
      const topicMessages = messages.map(({ topic, ...message }) => ({ topic, messages: [message] }));
      await (await connected()).sendBatch({ acks: -1, topicMessages });
    } catch (error) {
      // After a failed send the sequence numbers of an idempotent producer can be out of step for good.
      await forget();
      throw error;
    }
  };

  service.onStop('kafka producer', async () => {
    await last.catch(() => undefined);
    await forget();
  });
  return {
    // One send at a time: kafkajs counts an idempotent producer's sequences per send, and order is per send too.
    send: (messages) => {
      const sent = last.catch(() => undefined).then(() => sendNow(messages));
      last = sent;
      return sent;
    },
  };
};
