import mongoose, { type Connection } from 'mongoose';
import type { MongoValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';

const SELECTION_MS = 5000;
const TRIES = 6;

/**
 * Connects to the database of MONGO_URL, waiting up to half a minute for the server, and rejects when it stays away.
 * Models are made with `connection.model(name, schema)`: fields that a schema does not name are refused, in what is
 * written and in what is asked for, and indexes are made at start. Nothing may need a transaction or a special index.
 */
export const openMongo = async (service: Service<MongoValues>): Promise<Connection> => {
  // An unknown field in a filter would otherwise be dropped, and the filter then match everything.
  mongoose.set('strict', 'throw');
  mongoose.set('strictQuery', 'throw');
  const connection = await connect(service, TRIES);
  connection.on('error', (error: Error) => service.log.warn({ err: error }, 'MongoDB'));
  service.addReadinessCheck('mongo', async () => {
    await connection.db?.command({ ping: 1 });
  });
  service.onStop('mongo', () => connection.close());
  return connection;
};

const connect = async (service: Service<MongoValues>, triesLeft: number): Promise<Connection> => {
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
    if (triesLeft <= 1 || service.stopping.aborted) throw error;
    service.log.warn({ err: error }, 'waiting for MongoDB');
    return connect(service, triesLeft - 1);
  }
};
