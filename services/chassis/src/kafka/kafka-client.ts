import { type KafkaConfig, logLevel } from 'kafkajs';
import type { KafkaValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { Kafka } from './patched-kafkajs.ts';

type Listening = Service<KafkaValues>;

// kafkajs tells every reconnection as an error. What matters is told where it is dealt with, so its own lines are for
// whoever looks closely.
const logTo =
  (service: Listening): KafkaConfig['logCreator'] =>
  () =>
  ({ namespace, log: { message, ...rest } }) =>
    service.log.debug({ namespace, ...rest }, message);

const kafkas = new WeakMap<Listening, Kafka>();

/** The service's way to the brokers; opens no connection of its own. */
export const kafkaClientOf = (service: Listening): Kafka => {
  const known = kafkas.get(service);
  if (known) return known;
  const kafka = new Kafka({
    clientId: service.name,
    brokers: [...service.settings.kafkaBrokers],
    connectionTimeout: 3000,
    requestTimeout: 15_000,
    logLevel: logLevel.WARN,
    logCreator: logTo(service),
    retry: { initialRetryTime: 100, maxRetryTime: 1000, retries: 4 },
  });
  kafkas.set(service, kafka);
  return kafka;
};

/** The topic's name among the brokers. */
export const fullTopicName = (service: Listening, topic: string): string =>
  `${service.settings.topicPrefix}${topic}`;

/** The name among the brokers of a listener's group: one for each topic, see `listenTo`. */
export const fullGroupName = (service: Listening, group: string, topic: string): string =>
  fullTopicName(service, `${group}.${topic}`);

/** Where events of the topic go that a listener gave up on. */
export const deadLetterTopic = (topic: string): string => `${topic}.dead`;
