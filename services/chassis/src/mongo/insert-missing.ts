import { type Model, mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a document with the same unique key exists. */
export const isDuplicateKeyError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;

/**
 * Inserts the documents whose unique keys do not exist yet, in one command. Returns for each document whether it was
 * inserted; of several documents with one key only one is.
 */
export const insertMissing = async <D extends object>(
  model: Model<D>,
  documents: readonly D[],
): Promise<readonly boolean[]> => {
  try {
    await model.collection.insertMany([...documents], { ordered: false });
    return documents.map(() => true);
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError) || !isDuplicateKeyError(error)) throw error;
    const failed = [error.writeErrors].flat();
    if (!failed.every(({ code }) => code === error.code)) throw error;
    const existing = new Set(failed.map(({ index }) => index));
    return documents.map((_, index) => !existing.has(index));
  }
};
