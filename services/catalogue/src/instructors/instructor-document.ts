import { type OutboxEntry, outboxField } from '@sargam/chassis/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import { textField as text, localizedSchema as words } from '../localized-text.ts';
import type { Instructor } from './instructor.ts';

export type InstructorDocument = Omit<Instructor, 'id'> & {
  readonly _id: string;
  readonly outbox: readonly OutboxEntry[];
};

export type InstructorModel = Model<InstructorDocument>;

const instructorSchema = new Schema<InstructorDocument>(
  {
    _id: { type: String, required: true },
    name: { type: words, required: true },
    bio: { type: words, required: true },
    band: text,
    photo: text,
    banner: text,
    sharePercent: { type: Number, required: true, min: 0, max: 100 },
    published: { type: Boolean, default: false },
    featured: { type: Boolean, default: false },
    createdAt: { type: Date, required: true },
    version: { type: Number, required: true },
    outbox: outboxField,
  },
  { versionKey: false },
);

export const instructorModel = (connection: Connection): InstructorModel =>
  connection.model<InstructorDocument>('instructors', instructorSchema, 'instructors');

export const toInstructor = ({ _id, outbox: _, ...document }: InstructorDocument): Instructor => ({
  ...document,
  id: _id,
});
