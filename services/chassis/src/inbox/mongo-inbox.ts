import { type Connection, type Model, Schema } from 'mongoose';
import { batched } from '../caching/index.ts';
import type { Inbox } from './postgres-inbox.ts';

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
export const inboxModel = (connection: Connection): InboxModel =>
  (connection.models.inbox as InboxModel | undefined) ??
  connection.model<InboxDocument>('inbox', inboxSchema, 'inbox');

/**
 * The inbox of a service on MongoDB. The memory is written after the work: dying between the two runs the work again,
 * so the work must bear repetition. Events that are handled together are looked up and remembered together.
 */
export const mongoInbox = (model: InboxModel, consumer: string): Inbox<void> => {
  const idOf = (eventId: string): string => `${consumer}:${eventId}`;
  const outcomeOf = batched(async (ids: readonly string[]) => {
    const found = await model.find({ _id: { $in: ids } }).lean<InboxDocument[]>();
    const outcomes = new Map(found.map(({ _id, outcome }) => [_id, outcome]));
    return ids.map((id) => outcomes.get(id));
  });
  const remember = batched(async (events: readonly Omit<InboxDocument, 'at'>[]) => {
    const at = new Date();
    await model.bulkWrite(
      events.map(({ _id, outcome }) => ({
        updateOne: { filter: { _id }, update: { $set: { outcome, at } }, upsert: true },
      })),
      { ordered: false },
    );
    return [];
  });
  return {
    async runOnce(eventId, again, work) {
      const _id = idOf(eventId);
      const outcome = await outcomeOf(_id);
      if (outcome === 'handled' || (outcome === 'dead' && !again)) return false;
      await work();
      await remember({ _id, outcome: 'handled' });
      return true;
    },
    markDead: (eventId) => remember({ _id: idOf(eventId), outcome: 'dead' }),
  };
};
