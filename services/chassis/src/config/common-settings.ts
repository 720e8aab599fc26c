import { defineSettings, type SettingsOf, setting } from './setting.ts';

/** The settings of every service. */
export const processSettings = defineSettings({
  sargamEnv: setting.oneOf(
    'Where this runs; production refuses default secrets and sandbox addresses',
    ['development', 'test', 'production'],
    { default: 'development' },
  ),
  grpcPort: setting.port('Port of the gRPC calls; 0 takes a free one', { default: 50_051 }),
  opsPort: setting.port('Port of /livez, /readyz and /metrics; 0 takes a free one', { default: 9464 }),
  callerSecret: setting.text('Key that signs who a call is made for; the same for all services', {
    default: 'sargam-development-caller-secret',
    secret: true,
  }),
  logLevel: setting.oneOf(
    'Least serious line that is logged',
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    {
      default: 'info',
    },
  ),
  otlpUrl: setting.url('Where traces go (OTLP over HTTP); without it none are made', {
    optional: true,
    allowsLocalhost: true,
  }),
});
export type ProcessValues = SettingsOf<typeof processSettings>;

export const postgresSettings = defineSettings({
  databaseUrl: setting.url('PostgreSQL database of this service', { secret: true, allowsLocalhost: true }),
});
export type PostgresValues = SettingsOf<typeof postgresSettings>;

export const mongoSettings = defineSettings({
  mongoUrl: setting.url('MongoDB database of this service', { secret: true, allowsLocalhost: true }),
});
export type MongoValues = SettingsOf<typeof mongoSettings>;

export const redisSettings = defineSettings({
  redisUrl: setting.url('Redis', { secret: true, allowsLocalhost: true }),
});
export type RedisValues = SettingsOf<typeof redisSettings>;

export const kafkaSettings = defineSettings({
  kafkaBrokers: setting.list('Kafka brokers, host:port each'),
  topicPrefix: setting.text('Put before every topic and consumer group, so that runs can share a Kafka', {
    default: '',
  }),
  kafkaPartitions: setting.integer('Partitions of a topic that is created', { default: 6, min: 1 }),
  kafkaReplication: setting.integer('Brokers that keep each event of a topic that is created', {
    default: 1,
    min: 1,
  }),
  kafkaSessionTimeout: setting.duration(
    'How long a consumer may be silent before its partitions go to another; brokers allow 6 s and more unless told',
    { default: '7s' },
  ),
});
export type KafkaValues = SettingsOf<typeof kafkaSettings>;

export const objectSettings = defineSettings({
  s3Endpoint: setting.url('S3 or MinIO', { allowsLocalhost: true }),
  s3AccessKey: setting.text('Its access key', { default: 'sargam', secret: true }),
  s3SecretKey: setting.text('Its secret key', { default: 'sargam-secret', secret: true }),
  s3BucketPrefix: setting.text('Put before every bucket', { default: 'sargam' }),
});
export type ObjectValues = SettingsOf<typeof objectSettings>;

export const mailSettings = defineSettings({
  smtpUrl: setting.url('SMTP relay, such as smtps://user:password@host:465', { secret: true }),
});
