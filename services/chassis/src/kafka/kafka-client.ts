import { type KafkaConfig, logLevel, type SASLOptions } from 'kafkajs';
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

/** Creates the object of a service at its first use. */
export const oncePerService = <T>(create: (service: KafkaService) => T): ((service: KafkaService) => T) => {
  const created = new WeakMap<KafkaService, T>();
  return (service) => {
    const object = created.get(service) ?? create(service);
    created.set(service, object);
    return object;
  };
};

const saslOf = ({
  kafkaSasl: mechanism,
  kafkaUser: username,
  kafkaPassword: password = '',
}: KafkaValues): Pick<KafkaConfig, 'sasl'> =>
  mechanism === 'none' ? {} : { sasl: { mechanism, username, password } as SASLOptions };

/** A client of a command. Creating it opens no connection. */
export const createKafkaClient = (
  settings: KafkaValues,
  clientId: string,
  options: Partial<KafkaConfig> = { logLevel: logLevel.NOTHING },
) =>
  new Kafka({
    clientId,
    brokers: [...settings.kafkaBrokers],
    ssl: settings.kafkaTls,
    ...saslOf(settings),
    connectionTimeout: 3000,
    requestTimeout: 15_000,
    retry: { initialRetryTime: 100, maxRetryTime: 1000, retries: 4 },
    ...options,
  });

/** The service's Kafka client. */
export const kafkaClientOf = oncePerService((service) =>
  createKafkaClient(service.settings, service.name, {
    logLevel: logLevel.WARN,
    logCreator: createLogger(service),
  }),
);

/** The topic's name at the brokers, with TOPIC_PREFIX. */
export const fullTopicName = (service: KafkaService, topic: string): string =>
  `${service.settings.topicPrefix}${topic}`;

/** The consumer group's name at the brokers: one group for each topic, see `runConsumer`. */
export const fullGroupName = (service: KafkaService, group: string, topic: string): string =>
  fullTopicName(service, `${group}.${topic}`);

/** The dead-letter topic of a topic. */
export const deadLetterTopic = (topic: string): string => `${topic}.dead`;
