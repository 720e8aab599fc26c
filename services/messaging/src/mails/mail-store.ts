import { batched } from '@sargam/chassis/caching';
import type { Clock } from '@sargam/chassis/clock';
import { insertMissing } from '@sargam/chassis/mongo';
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

/** Which mails were sent, and which are being sent. What is asked for at the same time is asked of MongoDB at once. */
export interface MailStore {
  /** Claims a mail; the state it is already in when it was claimed before. The unique id decides. */
  claim(mail: Omit<MailRecord, 'state' | 'at'>): Promise<MailState | 'claimed'>;
  /** Gives a claim back: the relay said no, or was not there, so the mail was certainly not sent. */
  releaseClaim(id: string): Promise<void>;
  markSent(id: string): Promise<void>;
  markUnknown(id: string): Promise<void>;
  /** The last hundred mails to an address, the newest first. */
  listByRecipient(recipient: string): Promise<readonly MailRecord[]>;
}

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

/** Mails that a relay takes side by side go out at nearly the same time. */
const batchWindowMs = 25;

export const openMailStore = (connection: Connection, clock: Clock): MailStore => {
  const mails = connection.model<MailRecord>('mails', mailSchema, 'mails');
  const mark = async (ids: readonly string[], state: MailState): Promise<void> => {
    await mails.updateMany({ _id: { $in: ids } }, { $set: { state, at: clock() } });
  };
  return {
    claim: batched(async (wanted) => {
      const records = wanted.map((mail) => ({ ...mail, state: 'sending' as const, at: clock() }));
      const claimed = await insertMissing(mails, records);
      const others = records.flatMap(({ _id }, index) => (claimed[index] ? [] : [_id]));
      const states = others.length > 0 ? await loadStates(mails, others) : undefined;
      return records.map(({ _id }, index) => (claimed[index] ? 'claimed' : (states?.get(_id) ?? 'unknown')));
    }),
    releaseClaim: async (id) => {
      await mails.deleteOne({ _id: id, state: 'sending' });
    },
    markSent: batched(async (ids) => {
      await mark(ids, 'sent');
      return [];
    }, batchWindowMs),
    markUnknown: (id) => mark([id], 'unknown'),
    listByRecipient: (recipient) =>
      mails.find({ recipient }).sort({ at: -1 }).limit(100).lean<MailRecord[]>().exec(),
  };
};

const loadStates = async (
  mails: Model<MailRecord>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MailState>> => {
  const found = await mails.find({ _id: { $in: ids } }).lean<MailRecord[]>();
  return new Map(found.map(({ _id, state }) => [_id, state]));
};
