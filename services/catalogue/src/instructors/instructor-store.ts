import { type MongoAudit, type PendingAuditEntry, pendingAuditField } from '@sargam/chassis/audit';
import { type MongoOutbox, type OutboxEntry, outboxField } from '@sargam/chassis/outbox';
import type { InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import { type Connection, type Model, Schema } from 'mongoose';
import { textField as text, localizedSchema as words } from '../localized-text.ts';
import { openVersionedStore, type VersionedStore } from '../versioned-store.ts';
import type { Instructor } from './instructor.ts';
import { toInstructorMessage } from './instructor-message.ts';

type InstructorDocument = Omit<Instructor, 'id'> & {
  readonly _id: string;
  readonly outbox: readonly OutboxEntry[];
  readonly pendingAudit: readonly PendingAuditEntry[];
};

type InstructorModel = Model<InstructorDocument>;

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
    pendingAudit: pendingAuditField,
  },
  { versionKey: false },
);

export const instructorModel = (connection: Connection): InstructorModel =>
  connection.model<InstructorDocument>('instructors', instructorSchema, 'instructors');

const toInstructor = ({ _id, outbox: _, pendingAudit: __, ...document }: InstructorDocument): Instructor => ({
  ...document,
  id: _id,
});

export type InstructorStore = VersionedStore<Instructor>;

export const openInstructorStore = (
  model: InstructorModel,
  outbox: MongoOutbox<InstructorEvent>,
  audit: MongoAudit,
): InstructorStore =>
  openVersionedStore<Instructor, InstructorDocument, InstructorEvent>(model, {
    audit,
    targetKind: 'instructor',
    toValue: toInstructor,
    toFields: ({ id: _, ...fields }) => fields,
    events: {
      outbox,
      toEvents: (instructor) => [
        {
          event: {
            $case: 'changed',
            value: { instructor: toInstructorMessage(instructor, [], true), version: instructor.version },
          },
        },
      ],
    },
  });
