import { isDuplicate } from '@sargam/chassis/mongo';
import { type Connection, type Model, Schema } from 'mongoose';

/**
 * `sending` is written before the relay is spoken to: a mail found in it belongs to a process that died in the middle,
 * and whether the relay took it cannot be known; nor where the relay fell silent over it. It is then `unknown`, and not
 * sent again (nothing is mailed twice).
 */
export type MailState = 'sending' | 'sent' | 'unknown';

export interface MailRecord {
  /** The event and the template: one event asks for one mail of a kind. */
  readonly _id: string;
  readonly template: string;
  readonly language: string;
  readonly recipient: string;
  readonly state: MailState;
  readonly at: Date;
}

export type MailModel = Model<MailRecord>;

const mailSchema = new Schema<MailRecord>(
  {
    _id: { type: String, required: true },
    template: { type: String, required: true },
    language: { type: String, required: true },
    recipient: { type: String, required: true, index: true },
    state: { type: String, enum: ['sending', 'sent', 'unknown'], required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);

export const mailModel = (connection: Connection): MailModel =>
  connection.model<MailRecord>('mails', mailSchema, 'mails');

/** Claims a mail; the state it is already in when it was claimed before. The unique id decides. */
export const claimMail = async (mails: MailModel, record: MailRecord): Promise<MailState | 'claimed'> => {
  try {
    await mails.create(record);
    return 'claimed';
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return (await mails.findById(record._id).lean())?.state ?? 'unknown';
  }
};

export const markMail = async (mails: MailModel, id: string, state: MailState, at: Date): Promise<void> => {
  await mails.updateOne({ _id: id }, { $set: { state, at } });
};

/** Gives a claim back: the relay said no, or was not there, so the mail was certainly not sent. */
export const releaseMail = async (mails: MailModel, id: string): Promise<void> => {
  await mails.deleteOne({ _id: id, state: 'sending' });
};

/** The last hundred mails to an address, the newest first. */
export const mailsTo = (mails: MailModel, recipient: string): Promise<MailRecord[]> =>
  mails.find({ recipient }).sort({ at: -1 }).limit(100).lean<MailRecord[]>().exec();
