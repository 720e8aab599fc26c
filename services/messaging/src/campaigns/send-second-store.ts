import { isDuplicateKeyError } from '@sargam/chassis/mongo';
import { type Connection, Schema } from 'mongoose';

/** The last second of the clock in which a process sends mass mail. */
interface SendSecond {
  readonly _id: string;
  readonly second: number;
}

/** Gives each second of the clock to one process, which sends at most the set number of mails in it. */
export type ClaimSecond = (second: number) => Promise<boolean>;

const schema = new Schema<SendSecond>(
  { _id: { type: String, required: true }, second: { type: Number, required: true } },
  { versionKey: false },
);

export const openSendSecondStore = (connection: Connection): ClaimSecond => {
  const model = connection.model<SendSecond>('send_seconds', schema, 'send_seconds');
  return async (second) => {
    try {
      // The upsert fails with a duplicate key if the second, or a later one, has been claimed.
      const { modifiedCount, upsertedCount } = await model.updateOne(
        { _id: 'mass-mail', second: { $lt: second } },
        { $set: { second } },
        { upsert: true },
      );
      return modifiedCount + upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  };
};
