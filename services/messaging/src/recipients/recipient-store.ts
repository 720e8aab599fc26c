import { batched } from '@sargam/chassis/caching';
import type { PersonSnapshot } from '@sargam/proto/identity/v2/events';
import { type Connection, Schema } from 'mongoose';
import { type Language, parseLanguage } from '../mails/mail.ts';

/** A person who gets mails, from identity's events. */
export interface Recipient {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly suspended: boolean;
  /** Whether the e-mail address is verified. Missing in records from before this field; it then counts as false. */
  readonly verified?: boolean;
  /** The instructor whose account this is; empty for other people. */
  readonly instructorId?: string;
}

export interface RecipientStore {
  save(person: Omit<PersonSnapshot, 'role'>): Promise<void>;
  /** Throws before the person's first event has arrived; the caller's event is then retried. */
  find(id: string): Promise<Recipient>;
  /** Those of the people of whom an event has arrived. */
  findAll(ids: readonly string[]): Promise<readonly Recipient[]>;
  /** The accounts with these addresses, which are in lower case. */
  findByEmails(emails: readonly string[]): Promise<readonly Recipient[]>;
  /** Undefined for an instructor without an account. */
  findByInstructor(instructorId: string): Promise<Recipient | undefined>;
}

const recipientSchema = new Schema<Recipient>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    language: { type: String, enum: ['en', 'bn'], required: true },
    suspended: { type: Boolean, required: true },
    verified: { type: Boolean, default: false },
    instructorId: { type: String, default: '' },
  },
  { versionKey: false },
)
  .index({ instructorId: 1 })
  .index({ email: 1 });

export const openRecipientStore = (connection: Connection): RecipientStore => {
  const people = connection.model<Recipient>('recipients', recipientSchema, 'recipients');
  const findBatched = batched(async (ids: readonly string[]) => {
    const found = await people.find({ _id: { $in: ids } }).lean<Recipient[]>();
    const byId = new Map(found.map((person) => [person._id, person]));
    return ids.map((id) => byId.get(id));
  });
  return {
    save: async ({ id, name, email, language, suspended, emailVerified: verified, instructorId }) => {
      await people.updateOne(
        { _id: id },
        { $set: { name, email, language: parseLanguage(language), suspended, verified, instructorId } },
        { upsert: true },
      );
    },
    find: async (id) => {
      const person = await findBatched(id);
      if (!person) throw new Error(`no event about the person ${id} has arrived yet`);
      return person;
    },
    findAll: (ids) =>
      people
        .find({ _id: { $in: [...ids] } })
        .lean<Recipient[]>()
        .exec(),
    findByEmails: (emails) =>
      people
        .find({ email: { $in: [...emails] } })
        .lean<Recipient[]>()
        .exec(),
    findByInstructor: async (instructorId) =>
      (await people.findOne({ instructorId }).lean<Recipient>()) ?? undefined,
  };
};
