import { isDuplicateKeyError } from '@sargam/chassis/mongo';
import type { LocalizedText } from '@sargam/proto/common/v1/text';
import { type Connection, Schema } from 'mongoose';
import { localizedTextField } from '../localized-text-field.ts';

/** An instructor that students may write to, from catalogue's events. */
export interface InstructorRecord {
  readonly _id: string;
  readonly name: LocalizedText;
  readonly published: boolean;
  readonly version: number;
}

interface InstructorSnapshot {
  readonly id: string;
  readonly name?: LocalizedText | undefined;
  readonly published: boolean;
}

export interface InstructorStore {
  /** The newest version wins, whatever the order of the events. */
  save(instructor: InstructorSnapshot, version: number): Promise<void>;
  find(id: string): Promise<InstructorRecord | null>;
}

const instructorSchema = new Schema<InstructorRecord>(
  {
    _id: { type: String, required: true },
    name: localizedTextField,
    published: { type: Boolean, required: true },
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export const openInstructorStore = (connection: Connection): InstructorStore => {
  const instructors = connection.model<InstructorRecord>('instructors', instructorSchema, 'instructors');
  return {
    save: async ({ id, name = { en: '', bn: '' }, published }, version) => {
      const older = { _id: id, version: { $lt: version } };
      try {
        await instructors.updateOne(older, { $set: { name, published, version } }, { upsert: true });
      } catch (error) {
        // The stored version is not older: the filter matched nothing, and the upsert hit the existing id.
        if (!isDuplicateKeyError(error)) throw error;
      }
    },
    find: (id) => instructors.findById(id).lean<InstructorRecord>().exec(),
  };
};
