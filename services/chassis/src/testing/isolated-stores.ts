import { randomBytes } from 'node:crypto';
import type { Settings } from '../config/index.ts';
import {
  createBucketsForSuite,
  createDatabaseForSuite,
  createMongoDatabaseForSuite,
  createTopicsForSuite,
  type IsolatedStore,
} from './stores-for-suite.ts';

/** What a suite has for itself of the stores, and how to give it back. */
export interface IsolatedStores {
  /** The environment of a service that uses them, with free ports. */
  readonly env: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

const given = (name: string): string => {
  const value = process.env[name];
  if (value) return value;
  throw new Error(
    `${name} is not set: run the tests with npm test, or start stores with npm run backing and load their settings`,
  );
};

const makers: Readonly<Record<string, (name: string, serviceFolder: string) => Promise<IsolatedStore>>> = {
  databaseUrl: (name, folder) => createDatabaseForSuite(given('DATABASE_URL'), name, folder),
  mongoUrl: (name) => createMongoDatabaseForSuite(given('MONGO_URL'), name),
  kafkaBrokers: (name) => createTopicsForSuite(given('KAFKA_BROKERS'), name),
  s3Endpoint: (name) =>
    createBucketsForSuite(given('S3_ENDPOINT'), given('S3_ACCESS_KEY'), given('S3_SECRET_KEY'), name),
};

/** Of each store that the settings name a share that nobody else uses: database, topic prefix, bucket prefix. */
export const createIsolatedStores = async (
  settings: Settings,
  serviceName: string,
  folder: string,
): Promise<IsolatedStores> => {
  const name = `test-${serviceName}-${randomBytes(5).toString('hex')}`;
  const making = Object.entries(makers).filter(([key]) => key in settings);
  const stores = await Promise.all(making.map(([, make]) => make(name, folder)));
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
