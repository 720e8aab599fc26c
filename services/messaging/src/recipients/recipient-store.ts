import { batched } from '@sargam/chassis/caching';
import { Role } from '@sargam/proto/identity/v1/identity';
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
  /** The instructor that the account is bound to; empty for other people. Content uploaders and admins can be bound too. */
  readonly instructorId?: string;
  /** Whether this is the account of the instructor. Missing in records from before this field until identity is asked. */
  readonly isInstructor?: boolean;
}

/** Asks identity whether an account has the role of an instructor. */
export type IsInstructorAccount = (personId: string) => Promise<boolean>;

export interface RecipientStore {
  save(person: PersonSnapshot): Promise<void>;
  /** Throws before the person's first event has arrived; the caller's event is then retried. */
  find(id: string): Promise<Recipient>;
  /** Those of the people of whom an event has arrived. */
  findAll(ids: readonly string[]): Promise<readonly Recipient[]>;
  /** The accounts with these addresses, which are in lower case. */
  findByEmails(emails: readonly string[]): Promise<readonly Recipient[]>;
  /** The account of the instructor. Undefined for an instructor without an account, and for an empty id. */
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
    isInstructor: Boolean,
  },
  { versionKey: false },
)
  .index({ instructorId: 1 })
  .index({ email: 1 });

export const openRecipientStore = (
  connection: Connection,
  isInstructorAccount: IsInstructorAccount,
): RecipientStore => {
  const people = connection.model<Recipient>('recipients', recipientSchema, 'recipients');
  const findBatched = batched(async (ids: readonly string[]) => {
    const found = await people.find({ _id: { $in: ids } }).lean<Recipient[]>();
    const byId = new Map(found.map((person) => [person._id, person]));
    return ids.map((id) => byId.get(id));
  });
  /** The role from identity's event, or for an older record from identity. An event that is saved meanwhile wins. */
  const isConfirmed = async ({ _id, isInstructor: stored }: Recipient): Promise<boolean> => {
    if (stored !== undefined) return stored;
    const isInstructor = await isInstructorAccount(_id);
    await people.updateOne({ _id, isInstructor: { $exists: false } }, { $set: { isInstructor } });
    return isInstructor;
  };
  return {
    save: async ({ id, language, emailVerified: verified, role, ...person }) => {
      const { name, email, suspended, instructorId } = person;
      const isInstructor = role === Role.ROLE_INSTRUCTOR;
      await people.updateOne(
        { _id: id },
        {
          $set: {
            name,
            email,
            language: parseLanguage(language),
            suspended,
            verified,
            instructorId,
            isInstructor,
          },
        },
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
    findByInstructor: async (instructorId) => {
      if (instructorId === '') return undefined;
      const bound = await people.find({ instructorId, isInstructor: { $ne: false } }).lean<Recipient[]>();
      for (const person of bound) if (await isConfirmed(person)) return person;
      return undefined;
    },
  };
};
