import { type Connection, type Model, Schema } from 'mongoose';

/** A message of the contact form. */
export interface ContactMessage {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly createdAt: Date;
}

export type ContactModel = Model<ContactMessage>;

const contactSchema = new Schema<ContactMessage>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    message: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);

export const contactModel = (connection: Connection): ContactModel =>
  connection.model<ContactMessage>('contact_messages', contactSchema, 'contact_messages');
