import { type Connection, type Model, Schema } from 'mongoose';
import { dayMs } from '../calendar/index.ts';
import { insertMissing } from '../mongo/index.ts';
import type { OutboxEntry } from './mongo-outbox.ts';
import { KEPT_DAYS } from './published-events.ts';

/** An event of `published_events`; its id is the event's. */
export interface PublishedEvent extends Omit<OutboxEntry, 'id'> {
  readonly _id: string;
  readonly topic: string;
  readonly key: string;
  readonly publishedAt: Date;
}

const schema = new Schema<PublishedEvent>(
  {
    _id: { type: String, required: true },
    topic: { type: String, required: true },
    key: { type: String, required: true },
    type: { type: String, default: '' },
    occurredAt: { type: Date, required: true },
    traceparent: { type: String, default: null },
    body: { type: Buffer, required: true },
    publishedAt: { type: Date, required: true },
  },
  { versionKey: false },
).index({ publishedAt: 1 });

export type PublishedEventModel = Model<PublishedEvent>;

/** The published events of a service on MongoDB, which are kept for two weeks (decision C14). */
export const publishedEventModel = (connection: Connection): PublishedEventModel =>
  (connection.models.published_events as PublishedEventModel | undefined) ??
  connection.model<PublishedEvent>('published_events', schema, 'published_events');

/** Saves published entries of a document; entries that are saved already stay as they are. */
export const savePublishedEntries = async (
  model: PublishedEventModel,
  topic: string,
  key: string,
  entries: readonly (Omit<OutboxEntry, 'body'> & { readonly body: Buffer })[],
): Promise<void> => {
  const publishedAt = new Date();
  await insertMissing(
    model,
    entries.map(({ id, ...entry }) => ({ _id: id, topic, key, ...entry, publishedAt })),
  );
};

export const deleteOldEntries = async (model: PublishedEventModel): Promise<void> => {
  await model.deleteMany({ publishedAt: { $lt: new Date(Date.now() - KEPT_DAYS * dayMs) } });
};
