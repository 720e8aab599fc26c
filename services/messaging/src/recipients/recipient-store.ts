import { batched } from '@sargam/chassis/caching';
import { type Connection, Schema } from 'mongoose';
import { type Language, parseLanguage } from '../mails/mail.ts';

/** Whom mails go to, as identity's events tell it. */
export interface Recipient {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly suspended: boolean;
  /** Whether the address is proven; those told of before it was kept count as not, until they are told of again. */
  readonly verified?: boolean;
}

interface PersonSnapshot {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly suspended: boolean;
  readonly emailVerified: boolean;
}

/** Everybody whom we write to. */
export interface RecipientStore {
  save(person: PersonSnapshot): Promise<void>;
  /** Throws while the person is not known here yet: the event that needs them is tried again. */
  find(id: string): Promise<Recipient>;
}

const recipientSchema = new Schema<Recipient>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    language: { type: String, enum: ['en', 'bn'], required: true },
    suspended: { type: Boolean, required: true },
    verified: { type: Boolean, default: false },
  },
  { versionKey: false },
);

export const openRecipientStore = (connection: Connection): RecipientStore => {
  const people = connection.model<Recipient>('recipients', recipientSchema, 'recipients');
  const known = batched(async (ids: readonly string[]) => {
    const found = await people.find({ _id: { $in: ids } }).lean<Recipient[]>();
    const byId = new Map(found.map((person) => [person._id, person]));
    return ids.map((id) => byId.get(id));
  });
  return {
    save: async ({ id, name, email, language, suspended, emailVerified: verified }) => {
      await people.updateOne(
        { _id: id },
        { $set: { name, email, language: parseLanguage(language), suspended, verified } },
        { upsert: true },
      );
    },
    find: async (id) => {
      const person = await known(id);
      if (!person) throw new Error(`nobody is known here as ${id} yet`);
      return person;
    },
  };
};
