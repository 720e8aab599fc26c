import { developmentKeys } from '../caller/service-keys.ts';
import { encryption } from './encryption.ts';
import { type SettingsOf, setting } from './setting.ts';

/** The settings of every service. */
export const processSettings = {
  sargamEnv: setting.oneOf('Environment; production rejects default secrets and sandbox addresses', [
    'development',
    'test',
    'production',
  ]),
  acceptsSandboxes: setting.flag(
    'Whether production accepts addresses of sandboxes: for staging, where nobody pays real money',
    { default: false },
  ),
  grpcPort: setting.port('Port of the gRPC server; 0 uses a free port', { default: 50_051 }),
  opsPort: setting.port('Port of /livez, /readyz and /metrics; 0 uses a free port', { default: 9464 }),
  serviceKey: setting.text(
    'Private Ed25519 key of this service as a JSON Web Key with the kid service.version',
    {
      default: developmentKeys,
      secret: true,
    },
  ),
  // Secret, so that production rejects the default: anybody can derive the development keys.
  servicePublicKeys: setting.text('Public keys of all services as a JSON Web Key Set', {
    default: developmentKeys,
    secret: true,
  }),
  networkEncrypts: setting.flag(
    'Whether the network encrypts every connection, such as a service mesh; otherwise production needs TLS for each',
    { default: false },
  ),
  grpcTlsCert: setting.text(
    'File with the certificate of this service for gRPC in PEM, its name as in the addresses of its callers; without it gRPC has no TLS',
    { optional: true, encryption: encryption.file },
  ),
  grpcTlsKey: setting.text('File with the private key of GRPC_TLS_CERT in PEM', {
    optional: true,
    encryption: encryption.file,
  }),
  grpcTlsCa: setting.text('File with the authority of all services’ certificates for gRPC in PEM', {
    optional: true,
    encryption: encryption.file,
  }),
  logLevel: setting.oneOf(
    'Lowest level of log lines',
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    { default: 'info' },
  ),
  otlpUrl: setting.url('Address that receives traces (OTLP over HTTP); without it there are no traces', {
    optional: true,
    allowsLocalhost: true,
  }),
};
export type ProcessValues = SettingsOf<typeof processSettings>;

export const postgresSettings = {
  databaseUrl: setting.url(
    'PostgreSQL database of this service, with the role that runs it (not the owner of the tables)',
    { secret: true, allowsLocalhost: true, encryption: encryption.postgres },
  ),
};
export type PostgresValues = SettingsOf<typeof postgresSettings>;

export const mongoSettings = {
  mongoUrl: setting.url('MongoDB database of this service', {
    secret: true,
    allowsLocalhost: true,
    encryption: encryption.mongo,
  }),
};
export type MongoValues = SettingsOf<typeof mongoSettings>;

export const redisSettings = {
  redisUrl: setting.url('Address of Redis', {
    secret: true,
    allowsLocalhost: true,
    encryption: encryption.redis,
  }),
};
export type RedisValues = SettingsOf<typeof redisSettings>;

export const kafkaSettings = {
  kafkaBrokers: setting.list('Kafka brokers, host:port each'),
  kafkaTls: setting.flag('Whether the connections to Kafka use TLS', {
    default: false,
    encryption: encryption.flag,
  }),
  kafkaSasl: setting.oneOf(
    'How the service logs in to Kafka',
    ['none', 'plain', 'scram-sha-256', 'scram-sha-512'],
    { default: 'none' },
  ),
  kafkaUser: setting.text('User of the service at Kafka; needed unless KAFKA_SASL is none', { default: '' }),
  kafkaPassword: setting.text('Password of KAFKA_USER', { optional: true, secret: true }),
  topicPrefix: setting.text(
    'Prefix of topics and consumer groups, so that several installations can share one Kafka',
    { default: '' },
  ),
  kafkaPartitions: setting.integer('Number of partitions of created topics', { default: 6, min: 1 }),
  kafkaReplication: setting.integer('Replication factor of created topics', {
    default: 1,
    min: 1,
  }),
  kafkaSessionTimeout: setting.duration(
    'Time without a heartbeat after which the partitions of a consumer go to another; brokers by default accept 6 s and more',
    { default: '7s' },
  ),
  kafkaMaxWait: setting.duration(
    'Longest time a consumer waits for new events in one request; its stop takes as long',
    { default: '2s' },
  ),
};
export type KafkaValues = SettingsOf<typeof kafkaSettings>;

export const objectSettings = {
  s3Endpoint: setting.url('Address of S3 or MinIO', {
    allowsLocalhost: true,
    encryption: encryption.https,
  }),
  s3AccessKey: setting.text('Access key of S3', { default: 'sargam', secret: true }),
  s3SecretKey: setting.text('Secret key of S3', { default: 'sargam-secret', secret: true }),
  s3BucketPrefix: setting.text('Prefix of bucket names', { default: 'sargam' }),
};
export type ObjectValues = SettingsOf<typeof objectSettings>;

export const mailSettings = {
  smtpUrl: setting.url('Address of the SMTP relay, such as smtps://user:password@host:465', {
    secret: true,
    encryption: encryption.smtp,
  }),
};

/** The settings of a service with a PostgreSQL database and events. */
export const postgresServiceSettings = { ...processSettings, ...postgresSettings, ...kafkaSettings };

/** The settings of a service with a MongoDB database and events. */
export const mongoServiceSettings = { ...processSettings, ...mongoSettings, ...kafkaSettings };
