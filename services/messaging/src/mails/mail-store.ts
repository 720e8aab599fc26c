import { batched } from '@sargam/chassis/caching';
import type { Clock } from '@sargam/chassis/clock';
import { countBounded, insertMissing } from '@sargam/chassis/mongo';
import {
  type BoundedPageRequest,
  toBoundedLimitOffset,
  toBoundedTotal,
  toPageWithNext,
} from '@sargam/chassis/paging';
import { type Connection, type FilterQuery, type Model, Schema } from 'mongoose';

/**
 * `sending` is written before the SMTP relay is called. A mail that is found in it belongs to a crashed process, and it is
 * not known whether the relay accepted it. The same is true after a timeout of the relay. Such a mail becomes `unknown`
 * and is not sent again, so no mail is sent twice.
 */
export type MailState = 'sending' | 'sent' | 'unknown';

/** Why it is not known whether a mail was sent. */
export type UnknownReason = 'process-stopped' | 'relay-timeout';

export interface MailRecord {
  /** Idempotency key and template: one mail of each template for one event. */
  readonly _id: string;
  readonly template: string;
  readonly language: string;
  readonly recipient: string;
  readonly state: MailState;
  readonly at: Date;
  /** Of an unknown mail; missing in records from before this field. */
  readonly reason?: UnknownReason;
}

/** The mails that are sent or being sent. Concurrent calls are batched into one MongoDB request. */
export interface MailStore {
  /** Claims a mail. Returns its state if it was claimed before; the unique id decides. */
  claim(
    mail: Pick<MailRecord, '_id' | 'template' | 'language' | 'recipient'>,
  ): Promise<MailState | 'claimed'>;
  /** Releases a claim after the relay rejected the mail or was unavailable: the mail was certainly not sent. */
  releaseClaim(id: string): Promise<void>;
  markSent(id: string): Promise<void>;
  markUnknown(id: string, reason: UnknownReason): Promise<void>;
  /** The last 100 mails to an address, newest first. */
  listByRecipient(recipient: string): Promise<readonly MailRecord[]>;
  /** A page of the unknown mails, the newest first. `after` is the id of a mail. */
  listUnknown(request: BoundedPageRequest): Promise<MailPage>;
  /** Up to 10,001. */
  countUnknown(): Promise<number>;
}

interface MailPage {
  readonly page: readonly MailRecord[];
  readonly next: string;
  readonly total: number;
  readonly more: boolean;
}

const mailSchema = new Schema<MailRecord>(
  {
    _id: { type: String, required: true },
    template: { type: String, required: true },
    language: { type: String, required: true },
    recipient: { type: String, required: true, index: true },
    state: { type: String, enum: ['sending', 'sent', 'unknown'], required: true },
    at: { type: Date, required: true },
    reason: { type: String, enum: ['process-stopped', 'relay-timeout'] },
  },
  { versionKey: false },
).index({ state: 1, at: -1, _id: -1 });

/** Mails on parallel connections are sent at nearly the same time; this window batches their updates. */
const batchWindowMs = 25;

export const openMailStore = (connection: Connection, clock: Clock): MailStore => {
  const mails = connection.model<MailRecord>('mails', mailSchema, 'mails');
  const setState = async (ids: readonly string[], state: MailState): Promise<void> => {
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
      await setState(ids, 'sent');
      return [];
    }, batchWindowMs),
    markUnknown: async (_id, reason) => {
      await mails.updateOne({ _id }, { $set: { state: 'unknown', reason, at: clock() } });
    },
    listUnknown: (request) => listUnknown(mails, request),
    listByRecipient: (recipient) =>
      mails.find({ recipient }).sort({ at: -1 }).limit(100).lean<MailRecord[]>().exec(),
    countUnknown: () => countBounded(mails, { state: 'unknown' }),
  };
};

const loadStates = async (
  mails: Model<MailRecord>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MailState>> => {
  const found = await mails.find({ _id: { $in: ids } }).lean<MailRecord[]>();
  return new Map(found.map(({ _id, state }) => [_id, state]));
};

/** The mails after a mail in the order of the list. No mail follows one that does not exist. */
const positionAfter = async (mails: Model<MailRecord>, id: string): Promise<FilterQuery<MailRecord>> => {
  if (id === '') return {};
  const last = await mails.findById(id).lean<MailRecord>();
  if (!last) return { _id: { $in: [] } };
  return { $or: [{ at: { $lt: last.at } }, { at: last.at, _id: { $lt: last._id } }] };
};

const listUnknown = async (mails: Model<MailRecord>, request: BoundedPageRequest): Promise<MailPage> => {
  const { limit, offset } = toBoundedLimitOffset(request);
  const position = await positionAfter(mails, request.after);
  const [rows, count] = await Promise.all([
    mails
      .find({ state: 'unknown', ...position })
      .sort({ at: -1, _id: -1 })
      .skip(offset)
      .limit(limit + 1)
      .lean<MailRecord[]>(),
    countBounded(mails, { state: 'unknown' }),
  ]);
  return { ...toPageWithNext(rows, limit, ({ _id }) => _id), ...toBoundedTotal(count) };
};
