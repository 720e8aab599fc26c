import { type Model, mongo } from 'mongoose';
import { isDuplicateKeyError } from './duplicate-key-error.ts';

/**
 * Writes at once the documents whose keys are new, as they are; answers of each whether it was. The unique keys decide,
 * so of several that bring one key a single one is told yes.
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
    const there = new Set(failed.map(({ index }) => index));
    return documents.map((_, index) => !there.has(index));
  }
};
