import { isDuplicateKeyError } from '@sargam/chassis/mongo';
import { type Connection, Schema } from 'mongoose';

/** The end of a student's access to a course, from commerce's events. */
export interface AccessEnd {
  /** `student:course`. */
  readonly _id: string;
  readonly studentId: string;
  readonly courseId: string;
  /** The version of the access that commerce decided; the newest one is valid. */
  readonly version: number;
  /** Null after a refund of every order. */
  readonly endsAt: Date | null;
  /** When the next reminder is due, or the next attempt to send it; null if none is left. */
  readonly remindAt: Date | null;
}

export interface AccessEndStore {
  /** The newest version wins, whatever the order of the events. */
  save(access: AccessEnd): Promise<void>;
  /** Claims the access whose reminder is due longest. No other replica can claim it before `until`. */
  claimDue(now: Date, until: Date): Promise<AccessEnd | null>;
  /** Sets the next reminder, unless a newer version of the access has set its own. */
  scheduleNext(access: AccessEnd, remindAt: Date | null): Promise<void>;
}

const accessEndSchema = new Schema<AccessEnd>(
  {
    _id: { type: String, required: true },
    studentId: { type: String, required: true },
    courseId: { type: String, required: true },
    version: { type: Number, required: true },
    endsAt: { type: Date, default: null },
    remindAt: { type: Date, default: null },
  },
  { versionKey: false },
).index({ remindAt: 1 });

export const openAccessEndStore = (connection: Connection): AccessEndStore => {
  const ends = connection.model<AccessEnd>('accessEnds', accessEndSchema, 'accessEnds');
  return {
    save: async ({ _id, ...access }) => {
      try {
        await ends.updateOne({ _id, version: { $lt: access.version } }, { $set: access }, { upsert: true });
      } catch (error) {
        // The stored version is not older: the filter matched nothing, and the upsert hit the existing id.
        if (!isDuplicateKeyError(error)) throw error;
      }
    },
    claimDue: (now, until) =>
      ends
        .findOneAndUpdate({ remindAt: { $lte: now } }, { $set: { remindAt: until } })
        .sort({ remindAt: 1 })
        .lean<AccessEnd>()
        .exec(),
    scheduleNext: async ({ _id, version }, remindAt) => {
      await ends.updateOne({ _id, version }, { $set: { remindAt } });
    },
  };
};
