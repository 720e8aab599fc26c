import mongoose, { type Connection } from 'mongoose';
import type { MongoValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';

const SELECTION_MS = 5000;
const MAX_ATTEMPTS = 6;

/**
 * Connects to the database of MONGO_URL; rejects when the server is unavailable for half a minute. Create models with
 * `connection.model(name, schema)`: a field that is not in the schema throws, in writes and in queries, and indexes are
 * created at start (`waitForIndexes`). Code must not need transactions or special indexes.
 */
export const openMongo = async (service: Service<MongoValues>): Promise<Connection> => {
  // Without this an unknown field is removed from a filter, and the filter could match every document.
  mongoose.set('strict', 'throw');
  mongoose.set('strictQuery', 'throw');
  const connection = await connect(service, MAX_ATTEMPTS);
  connection.on('error', (error: Error) => service.log.warn({ err: error }, 'MongoDB connection error'));
  service.addReadinessCheck('mongo', async () => {
    await connection.db?.command({ ping: 1 });
  });
  service.onStop('mongo', () => connection.close());
  return connection;
};

/** Waits until the collections and indexes of all models exist. Before that a unique index does not reject anything yet. */
export const waitForIndexes = async (connection: Connection): Promise<void> => {
  await Promise.all(Object.values(connection.models).map((model) => model.init()));
};

const connect = async (service: Service<MongoValues>, attemptsLeft: number): Promise<Connection> => {
  const connection = mongoose.createConnection(service.settings.mongoUrl, {
    appName: service.name,
    autoIndex: true,
    maxPoolSize: 10,
    serverSelectionTimeoutMS: SELECTION_MS,
    socketTimeoutMS: 15_000,
  });
  try {
    return await connection.asPromise();
  } catch (error) {
    await connection.close().catch(() => undefined);
    if (attemptsLeft <= 1 || service.stopping.aborted) throw error;
    service.log.warn({ err: error }, 'waiting for MongoDB');
    return connect(service, attemptsLeft - 1);
  }
};
