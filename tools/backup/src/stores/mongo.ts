import mongoose, { type Connection } from 'mongoose';
import { openLines, readLines } from '../archive/lines.ts';
import { notEmpty } from './not-empty.ts';

const { EJSON } = mongoose.mongo.BSON;

interface Line {
  readonly collection: string;
  readonly document: Record<string, unknown>;
}

const BATCH = 500;
/** Otherwise the driver makes JavaScript numbers of 64-bit integers and of doubles alike. */
const exactTypes = { promoteValues: false, bsonRegExp: true };

export const withMongo = async <T>(
  address: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> => {
  const connection = await mongoose
    .createConnection(address, { serverSelectionTimeoutMS: 5000, autoIndex: false })
    .asPromise();
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
};

const collectionsOf = async (connection: Connection): Promise<readonly string[]> =>
  (await connection.listCollections()).map(({ name }) => name).filter((name) => !name.startsWith('system.'));

/**
 * Writes every document as extended JSON, which keeps the types; returns their number. The services create their indexes
 * themselves. No snapshot: an update of one document is atomic, and the services need no more.
 */
export const dumpDocuments = (address: string, file: string): Promise<number> =>
  withMongo(address, async (connection) => {
    const lines = openLines(file);
    let count = 0;
    for (const collection of await collectionsOf(connection))
      for await (const document of connection.collection(collection).find({}, exactTypes).sort({ _id: 1 })) {
        await lines.write({ collection, document: EJSON.serialize(document, { relaxed: false }) });
        count += 1;
      }
    await lines.end();
    return count;
  });

/** @throws UserFacingError for a database with documents. */
export const requireNoDocuments = (address: string): Promise<void> =>
  withMongo(address, async (connection) => {
    for (const name of await collectionsOf(connection))
      if (await connection.collection(name).findOne())
        throw notEmpty(`The database ${connection.name} has documents in ${name}`);
  });

/** Inserts the documents; returns their number. */
export const restoreDocuments = (address: string, file: string): Promise<number> =>
  withMongo(address, async (connection) => {
    let count = 0;
    let batch: Line[] = [];
    const save = async (): Promise<void> => {
      const documents = batch.map(({ document }) => EJSON.deserialize(document, { relaxed: false }));
      const [first] = batch;
      if (first) await connection.collection(first.collection).insertMany(documents);
      count += batch.length;
      batch = [];
    };
    for await (const line of readLines<Line>(file)) {
      if (batch.length === BATCH || (batch[0] && batch[0].collection !== line.collection)) await save();
      batch.push(line);
    }
    await save();
    return count;
  });
