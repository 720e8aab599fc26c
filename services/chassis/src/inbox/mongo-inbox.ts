import { type Connection, type Model, Schema } from 'mongoose';
import { batched } from '../caching/index.ts';
import type { LimitOffset } from '../paging/index.ts';
import type { Inbox } from './postgres-inbox.ts';

interface InboxDocument {
  /** `consumer:eventId`; every collection has an index on `_id`. */
  readonly _id: string;
  readonly outcome: 'handled' | 'dead';
  readonly at: Date;
  /** The last error of a dead event. */
  readonly error?: string | undefined;
}
export type InboxModel = Model<InboxDocument>;

const inboxSchema = new Schema<InboxDocument>(
  {
    _id: { type: String, required: true },
    outcome: { type: String, enum: ['handled', 'dead'], required: true },
    at: { type: Date, required: true },
    error: String,
  },
  { versionKey: false },
)
  // Dead events are few among all handled ones.
  .index({ at: -1 }, { partialFilterExpression: { outcome: 'dead' } });

/** The inbox collection of a service on MongoDB. */
export const inboxModel = (connection: Connection): InboxModel =>
  (connection.models.inbox as InboxModel | undefined) ??
  connection.model<InboxDocument>('inbox', inboxSchema, 'inbox');

/**
 * The inbox of a service on MongoDB. The inbox document is written after the work: a crash between the two runs the work
 * again, so the work must be idempotent. Events that are handled concurrently share the queries of the inbox.
 */
export const mongoInbox = (model: InboxModel, consumer: string): Inbox<void> => {
  const idOf = (eventId: string): string => `${consumer}:${eventId}`;
  const findOutcome = batched(async (ids: readonly string[]) => {
    const found = await model.find({ _id: { $in: ids } }).lean<InboxDocument[]>();
    const outcomes = new Map(found.map(({ _id, outcome }) => [_id, outcome]));
    return ids.map((id) => outcomes.get(id));
  });
  const saveOutcome = batched(async (events: readonly Omit<InboxDocument, 'at'>[]) => {
    const at = new Date();
    await model.bulkWrite(
      events.map(({ _id, outcome, error }) => ({
        updateOne: { filter: { _id }, update: { $set: { outcome, at, error } }, upsert: true },
      })),
      { ordered: false },
    );
    return [];
  });
  return {
    async runOnce(eventId, isReplay, work) {
      const _id = idOf(eventId);
      const outcome = await findOutcome(_id);
      if (outcome === 'handled' || (outcome === 'dead' && !isReplay)) return false;
      await work();
      await saveOutcome({ _id, outcome: 'handled' });
      return true;
    },
    markDead: (eventId, error) => saveOutcome({ _id: idOf(eventId), outcome: 'dead', error }),
  };
};

/** A page of the dead events, the newest first, with the number of all of them. */
export const listDeadMongoEvents = async (model: InboxModel, { limit, offset }: LimitOffset) => {
  const dead = { outcome: 'dead' };
  const [found, total] = await Promise.all([
    model.find(dead).sort({ at: -1 }).skip(offset).limit(limit).lean<InboxDocument[]>(),
    model.countDocuments(dead),
  ]);
  const events = found.map(({ _id, at, error = null }) => {
    const separator = _id.indexOf(':');
    return { consumer: _id.slice(0, separator), eventId: _id.slice(separator + 1), at, error };
  });
  return { events, total };
};
