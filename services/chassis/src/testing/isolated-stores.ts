import { randomBytes } from 'node:crypto';
import type { Settings } from '../config/index.ts';
import { createDatabaseForSuite } from './database-for-suite.ts';
import {
  createBucketsForSuite,
  createMongoDatabaseForSuite,
  createTopicsForSuite,
  type IsolatedStore,
} from './stores-for-suite.ts';

/** The isolated stores of a test suite. */
export interface IsolatedStores {
  /** Environment variables of a service with these stores and free ports. */
  readonly env: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

const requireEnv = (name: string): string => {
  const value = process.env[name];
  if (value) return value;
  throw new Error(
    `${name} is not set: run the tests with npm test, or start stores with npm run backing and load their settings`,
  );
};

const storeCreators: Readonly<
  Record<string, (name: string, serviceFolder: string) => Promise<IsolatedStore>>
> = {
  databaseUrl: (name, folder) => createDatabaseForSuite(requireEnv('DATABASE_URL'), name, folder),
  mongoUrl: (name) => createMongoDatabaseForSuite(requireEnv('MONGO_URL'), name),
  kafkaBrokers: (name) => createTopicsForSuite(requireEnv('KAFKA_BROKERS'), name),
  s3Endpoint: (name) =>
    createBucketsForSuite(
      requireEnv('S3_ENDPOINT'),
      requireEnv('S3_ACCESS_KEY'),
      requireEnv('S3_SECRET_KEY'),
      name,
    ),
};

/** Creates a database, topic prefix or bucket prefix for each store in the settings. */
export const createIsolatedStores = async (
  settings: Settings,
  serviceName: string,
  folder: string,
): Promise<IsolatedStores> => {
  const name = `test-${serviceName}-${randomBytes(5).toString('hex')}`;
  const creators = Object.entries(storeCreators).filter(([key]) => key in settings);
  const stores = await Promise.all(creators.map(([, create]) => create(name, folder)));
  const env = {
    SARGAM_ENV: 'test',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    GRPC_PORT: '0',
    OPS_PORT: '0',
    HTTP_PORT: '0',
  };
  return {
    env: Object.assign(env, ...stores.map((store) => store.env)) as IsolatedStores['env'],
    drop: async () => {
      await Promise.all(stores.map((store) => store.drop()));
    },
  };
};
