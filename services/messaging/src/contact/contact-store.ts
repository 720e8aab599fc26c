import { type PendingAuditEntry, pendingAuditField, type WithPendingAudit } from '@sargam/chassis/audit';
import type { MemoizedCount } from '@sargam/chassis/caching';
import { countBounded, findBoundedPage } from '@sargam/chassis/mongo';
import type { ListContactMessagesRequest } from '@sargam/proto/messaging/v1/messaging';
import { type Connection, type Model, Schema } from 'mongoose';

/** A message of the contact form. Its id begins with its time, so ids are in the order of time. */
export interface ContactMessage {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly createdAt: Date;
  /** When an admin replied; null before, and missing in messages from before this field. */
  readonly repliedAt?: Date | null;
}

type StoredContactMessage = ContactMessage & WithPendingAudit;
export type ContactModel = Model<StoredContactMessage>;

const contactSchema = new Schema<StoredContactMessage>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    message: { type: String, required: true },
    createdAt: { type: Date, required: true },
    repliedAt: { type: Date, default: null },
    pendingAudit: pendingAuditField,
  },
  { versionKey: false },
).index({ repliedAt: 1, _id: -1 });

export const contactModel = (connection: Connection): ContactModel =>
  connection.model<StoredContactMessage>('contact_messages', contactSchema, 'contact_messages');

/** Null also matches messages without the field. */
const toFilter = (replied: boolean | undefined) => {
  if (replied === undefined) return {};
  return { repliedAt: replied ? { $gt: new Date(0) } : null };
};

/** The messages up to 10,001, at most ten seconds old above 1,000 (decision B113). */
export const countContactMessages = (
  model: ContactModel,
  replied: boolean | undefined,
  memoizeCount: MemoizedCount,
): Promise<number> => memoizeCount(`contact ${replied}`, () => countBounded(model, toFilter(replied)));

/** A page of the messages, newest first. */
export const listContactMessages = async (
  model: ContactModel,
  request: ListContactMessagesRequest,
  memoizeCount: MemoizedCount,
) => {
  const { replied } = request;
  const { page, ...rest } = await findBoundedPage(model, toFilter(replied), request, {
    countRows: () => countContactMessages(model, replied, memoizeCount),
  });
  return { messages: page, ...rest };
};

export const findContactMessage = (model: ContactModel, id: string) =>
  model.findById(id).lean<ContactMessage>();

/** Saves the time with its audit entries, unless somebody replied before. Returns whether it was saved. */
export const setReplied = async (
  model: ContactModel,
  id: string,
  repliedAt: Date,
  entries: PendingAuditEntry[],
): Promise<boolean> => {
  const { modifiedCount } = await model.updateOne(
    { _id: id, repliedAt: null },
    { $set: { repliedAt }, $push: { pendingAudit: { $each: entries } } },
  );
  return modifiedCount === 1;
};
