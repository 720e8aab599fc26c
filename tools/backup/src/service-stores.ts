import {
  type KafkaValues,
  kafkaSettings,
  loadSettings,
  type ObjectValues,
  objectSettings,
} from '@sargam/chassis/config';
import { createKafkaClient, withAdmin } from '@sargam/chassis/kafka';
import type { KafkaAccess } from './stores/topics.ts';

/** The stores of one service. A missing one is not used by the service. */
export interface ServiceStores {
  readonly name: string;
  /** Address of the PostgreSQL database, with the role that owns it. */
  readonly databaseUrl?: string | undefined;
  readonly mongoUrl?: string | undefined;
  readonly kafka?: KafkaValues | undefined;
  readonly objects?: ObjectValues | undefined;
  readonly buckets: readonly string[];
}

/** The stores that the variables name, which are the variables of the service. */
export const readStores = (
  name: string,
  buckets: readonly string[],
  env: NodeJS.ProcessEnv,
): ServiceStores => ({
  name,
  databaseUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_URL,
  mongoUrl: env.MONGO_URL,
  kafka: env.KAFKA_BROKERS ? loadSettings(kafkaSettings, env) : undefined,
  objects: buckets.length > 0 ? loadSettings(objectSettings, env) : undefined,
  buckets,
});

export const withKafka = <T>(
  settings: KafkaValues,
  work: (access: KafkaAccess) => Promise<T>,
): Promise<T> => {
  const kafka = createKafkaClient(settings, 'backup');
  return withAdmin(kafka, (admin) => work({ kafka, admin, settings }));
};

/**
 * The order of the backups of a whole site (decision C15). A service is saved before the services that it calls or whose events
 * it handles. Its restored data is then never newer than theirs.
 */
const order = [
  'api-gateway',
  'messaging',
  'payouts',
  'learning',
  'store',
  'catalogue',
  'commerce',
  'identity',
];

/** Position in the order; unknown services come first. */
export const backupRank = (service: string): number => order.indexOf(service) + 1;
