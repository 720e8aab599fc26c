import {
  kafkaSettings,
  loadSettings,
  mailSettings,
  mongoSettings,
  objectSettings,
  postgresSettings,
  processSettings,
  redisSettings,
  SettingsError,
} from './index.ts';

const settings = {
  ...processSettings,
  ...postgresSettings,
  ...mongoSettings,
  ...redisSettings,
  ...kafkaSettings,
  ...objectSettings,
  ...mailSettings,
};

const secrets = {
  SERVICE_KEY: 'key',
  SERVICE_PUBLIC_KEYS: 'keys',
  S3_ACCESS_KEY: 'access',
  S3_SECRET_KEY: 'secret',
};
const encrypted = {
  ...secrets,
  SARGAM_ENV: 'production',
  GRPC_TLS_CERT: '/tls/tls.crt',
  GRPC_TLS_KEY: '/tls/tls.key',
  GRPC_TLS_CA: '/tls/ca.crt',
  DATABASE_URL: 'postgres://store:pw@db:5432/store?sslmode=verify-full',
  MONGO_URL: 'mongodb://store:pw@mongo:27017/store?tls=true',
  REDIS_URL: 'rediss://store:pw@redis:6379',
  KAFKA_BROKERS: 'kafka:9093',
  KAFKA_TLS: 'true',
  S3_ENDPOINT: 'https://s3.example',
  SMTP_URL: 'smtps://user:pw@relay:465',
};

const findProblems = (env: Readonly<Record<string, string>>): readonly string[] => {
  try {
    loadSettings(settings, env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};

it('production accepts encrypted connections', () => {
  expect(findProblems(encrypted)).toEqual([]);
});

it.each([
  ['GRPC_TLS_CERT', ''],
  ['GRPC_TLS_KEY', ''],
  ['GRPC_TLS_CA', ''],
  ['DATABASE_URL', 'postgres://store:pw@db:5432/store'],
  ['DATABASE_URL', 'postgres://store:pw@db:5432/store?sslmode=require'],
  ['MONGO_URL', 'mongodb://store:pw@mongo:27017/store'],
  ['MONGO_URL', 'mongodb+srv://store:pw@mongo/store?tls=false'],
  ['REDIS_URL', 'redis://store:pw@redis:6379'],
  ['REDIS_URL', 'rediss://redis:6379'],
  ['KAFKA_TLS', 'false'],
  ['KAFKA_TLS', ''],
  ['S3_ENDPOINT', 'http://s3.example'],
  ['SMTP_URL', 'smtp://user:pw@relay:25'],
])('production rejects %s=%s, unless the network encrypts', (name, text) => {
  const env = { ...encrypted, [name]: text };
  expect(findProblems(env)).toEqual([expect.stringMatching(`^${name}: the connection is not encrypted`)]);
  expect(findProblems({ ...env, NETWORK_ENCRYPTS: 'true' })).toEqual([]);
  expect(findProblems({ ...env, SARGAM_ENV: 'development' })).toEqual([]);
});

it.each([
  ['MONGO_URL', 'mongodb+srv://store:pw@mongo/store'],
  ['SMTP_URL', 'smtp://user:pw@relay:587?requireTLS=true'],
])('production accepts %s=%s', (name, text) => {
  expect(findProblems({ ...encrypted, [name]: text })).toEqual([]);
});

it('no problem contains the address of a store', () => {
  expect(
    findProblems({ ...encrypted, DATABASE_URL: 'postgres://store:hunter2@db/store' }).join(),
  ).not.toContain('hunter2');
});
