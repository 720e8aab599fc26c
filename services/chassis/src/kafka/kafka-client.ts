import { type KafkaConfig, logLevel } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { Kafka } from './patched-kafkajs.ts';

type KafkaService = Service<KafkaValues>;

// kafkajs logs every reconnection as an error. Our own code logs the failures that matter, so kafkajs logs at debug level.
const createLogger =
  (service: KafkaService): KafkaConfig['logCreator'] =>
  () =>
  ({ namespace, log: { message, ...rest } }) =>
    service.log.debug({ namespace, ...rest }, message);

const clients = new WeakMap<KafkaService, Kafka>();

/** The service's Kafka client. Creating it opens no connection. */
export const kafkaClientOf = (service: KafkaService): Kafka => {
  const known = clients.get(service);
  if (known) return known;
  const kafka = new Kafka({
    clientId: service.name,
    brokers: [...service.settings.kafkaBrokers],
    connectionTimeout: 3000,
    requestTimeout: 15_000,
    logLevel: logLevel.WARN,
    logCreator: createLogger(service),
    retry: { initialRetryTime: 100, maxRetryTime: 1000, retries: 4 },
  });
  clients.set(service, kafka);
  return kafka;
};

/** The topic's name at the brokers, with TOPIC_PREFIX. */
export const fullTopicName = (service: KafkaService, topic: string): string =>
  `${service.settings.topicPrefix}${topic}`;

/** The consumer group's name at the brokers: one group for each topic, see `runConsumer`. */
export const fullGroupName = (service: KafkaService, group: string, topic: string): string =>
  fullTopicName(service, `${group}.${topic}`);

/** The dead-letter topic of a topic. */
export const deadLetterTopic = (topic: string): string => `${topic}.dead`;
