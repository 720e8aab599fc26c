import { type Connection, type Model, Schema } from 'mongoose';
import { type Language, parseLanguage } from '../mails/mail.ts';

/** Whom mails go to, as identity's events tell it. */
export interface Recipient {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly suspended: boolean;
}

export type RecipientModel = Model<Recipient>;

const recipientSchema = new Schema<Recipient>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    language: { type: String, enum: ['en', 'bn'], required: true },
    suspended: { type: Boolean, required: true },
  },
  { versionKey: false },
);

export const recipientModel = (connection: Connection): RecipientModel =>
  connection.model<Recipient>('recipients', recipientSchema, 'recipients');

interface Told {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly suspended: boolean;
}

export const rememberRecipient = async (people: RecipientModel, person: Told): Promise<void> => {
  const { id, name, email, language, suspended } = person;
  await people.updateOne(
    { _id: id },
    { $set: { name, email, language: parseLanguage(language), suspended } },
    { upsert: true },
  );
};

/** Throws while the person is not known here yet: the event that needs them is tried again. */
export const recipientOf = async (people: RecipientModel, id: string): Promise<Recipient> => {
  const person = await people.findById(id).lean<Recipient>();
  if (!person) throw new Error(`nobody is known here as ${id} yet`);
  return person;
};
