import { type Connection, type Model, Schema } from 'mongoose';
import type { Inbox } from './inbox.ts';

interface InboxDocument {
  /** Consumer and event: the one index every collection has. */
  readonly _id: string;
  readonly outcome: 'handled' | 'dead';
  readonly at: Date;
}
export type InboxModel = Model<InboxDocument>;

const inboxSchema = new Schema<InboxDocument>(
  {
    _id: { type: String, required: true },
    outcome: { type: String, enum: ['handled', 'dead'], required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);

/** The collection in which a service on MongoDB remembers the events it is done with. */
export const inboxOf = (connection: Connection): InboxModel =>
  (connection.models.inbox as InboxModel | undefined) ??
  connection.model<InboxDocument>('inbox', inboxSchema, 'inbox');

/**
 * The inbox of a service on MongoDB. The memory is written after the work: dying between the two runs the work again,
 * so the work must bear repetition.
 */
export const documentInbox = (model: InboxModel, consumer: string): Inbox<void> => {
  const idOf = (eventId: string): string => `${consumer}:${eventId}`;
  const remember = async (eventId: string, outcome: InboxDocument['outcome']): Promise<void> => {
    await model.updateOne({ _id: idOf(eventId) }, { $set: { outcome, at: new Date() } }, { upsert: true });
  };
  return {
    async once(eventId, again, work) {
      const known = await model.findById(idOf(eventId)).lean();
      if (known?.outcome === 'handled' || (known?.outcome === 'dead' && !again)) return false;
      await work();
      await remember(eventId, 'handled');
      return true;
    },
    bury: (eventId) => remember(eventId, 'dead'),
  };
};
