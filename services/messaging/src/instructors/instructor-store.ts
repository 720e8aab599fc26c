import { isDuplicateKeyError } from '@sargam/chassis/mongo';
import type { LocalizedText } from '@sargam/proto/common/v1/text';
import { type Connection, Schema } from 'mongoose';
import { textField } from '../text-field.ts';

/** Whom students may write to, as catalogue's events tell it. */
export interface KnownInstructor {
  readonly _id: string;
  readonly name: LocalizedText;
  readonly published: boolean;
  readonly version: number;
}

interface Told {
  readonly id: string;
  readonly name?: LocalizedText | undefined;
  readonly published: boolean;
}

export interface Instructors {
  /** The newest version wins, in whatever order they are told. */
  remember(instructor: Told, version: number): Promise<void>;
  find(id: string): Promise<KnownInstructor | null>;
}

const instructorSchema = new Schema<KnownInstructor>(
  {
    _id: { type: String, required: true },
    name: textField,
    published: { type: Boolean, required: true },
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export const openInstructors = (connection: Connection): Instructors => {
  const instructors = connection.model<KnownInstructor>('instructors', instructorSchema, 'instructors');
  return {
    remember: async ({ id, name = { en: '', bn: '' }, published }, version) => {
      const older = { _id: id, version: { $lt: version } };
      try {
        await instructors.updateOne(older, { $set: { name, published, version } }, { upsert: true });
      } catch (error) {
        // The one that is kept is no older, so this one was not found by its version.
        if (!isDuplicateKeyError(error)) throw error;
      }
    },
    find: (id) => instructors.findById(id).lean<KnownInstructor>().exec(),
  };
};
