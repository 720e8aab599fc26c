import { type Model, type mongo, Schema } from 'mongoose';
import type { KafkaValues } from '../config/index.ts';
import { eventMetricsOf } from '../kafka/event-metrics.ts';
import { createEventRecord, type EventRecord, toHeaders } from '../kafka/event-record.ts';
import { fullTopicName } from '../kafka/kafka-client.ts';
import { publisherOf } from '../kafka/publisher.ts';
import { sleepUnlessAborted } from '../kafka/sleep-unless-aborted.ts';
import type { Topic } from '../kafka/topic.ts';
import type { Service } from '../service/index.ts';
import { deleteOldEntries, publishedEventModel, savePublishedEntries } from './mongo-published-events.ts';
import { DELETE_OLD_MS } from './published-events.ts';

/** An event stored in its document until it is published. */
export type OutboxEntry = EventRecord;

/** A document with an outbox; its id is the key of its events. */
export interface WithOutbox {
  readonly _id: string;
  readonly outbox: readonly OutboxEntry[];
}

const entrySchema = new Schema<OutboxEntry>(
  {
    id: { type: String, required: true },
    type: { type: String, default: '' },
    occurredAt: { type: Date, required: true },
    traceparent: { type: String, default: null },
    body: { type: Buffer, required: true },
  },
  { _id: false },
);

/** The outbox field of a schema: `new Schema({ …, outbox: outboxField })`. */
export const outboxField = { type: [entrySchema], default: [], select: false } as const;

/** The events of one model's documents. */
export interface MongoOutbox<E> {
  /** The entry to write with the change that it describes: `{ $set: …, $push: { outbox: outbox.createEntry(event) } }`. */
  createEntry(event: E): OutboxEntry;
  /** Publishes the document's entries. Never rejects: after a failure a later run publishes them. */
  publishPending(id: string): Promise<void>;
  /** Publishes the entries of every document. */
  publishAllPending(): Promise<void>;
}

const PUBLISH_ALL_MS = 60_000;
const RETRY_MS = 2000;

/**
 * The outbox of a service on MongoDB. Transactions over two documents are not used, so the update that changes a document
 * also writes the event into it. `publishPending` publishes it right after the update; a job at start and every minute
 * publishes what a crashed process left. Delivery is at least once, in the order of the document's changes.
 */
export const createMongoOutbox = <D extends WithOutbox, E>(
  service: Service<KafkaValues>,
  model: Model<D>,
  topic: Topic<E>,
): MongoOutbox<E> => {
  const publisher = publisherOf(service);
  const documents = model as unknown as Model<WithOutbox>;
  const published = publishedEventModel(model.db);
  const { outboxLag } = eventMetricsOf(service);

  const publishDocument = async (id: string): Promise<void> => {
    const found = await documents.findById(id).select('outbox').lean();
    if (!found?.outbox?.length) return;
    const entries = found.outbox.map((entry) => ({ ...entry, body: bodyBytes(entry) }));
    await publisher.send(
      entries.map((entry) => ({
        topic: fullTopicName(service, topic.name),
        key: id,
        value: entry.body,
        headers: toHeaders(entry),
      })),
    );
    await savePublishedEntries(published, topic.name, id, entries);
    // After a crash before this line the entries are published again with the same ids.
    const ids = found.outbox.map((entry) => entry.id);
    await documents.updateOne({ _id: id }, { $pull: { outbox: { id: { $in: ids } } } });
    for (const { occurredAt } of found.outbox)
      outboxLag.observe(Math.max(0, Date.now() - occurredAt.getTime()) / 1000);
  };
  const publishAllPending = async (): Promise<void> => {
    const pending = documents.find({ 'outbox.0': { $exists: true } }).select('_id');
    for await (const { _id } of pending.lean().cursor()) await publishDocument(String(_id));
  };
  const publishOrRetry = retryUntilPublished(service, topic.name, publishAllPending);

  const publishAllSafely = () => publishOrRetry(publishAllPending);
  void publishAllSafely();
  service.scheduleJob(`publish pending ${topic.name}`, PUBLISH_ALL_MS, publishAllSafely);
  service.scheduleJob(`delete old events of ${topic.name}`, DELETE_OLD_MS, () => deleteOldEntries(published));
  return {
    createEntry: (event) => createEventRecord(topic, event),
    publishPending: (id) => publishOrRetry(() => publishDocument(id)),
    publishAllPending,
  };
};

/** A lean document holds the driver's Binary instead of a Buffer. */
const bodyBytes = ({ body }: { readonly body: Buffer | mongo.Binary }): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.from(body.value());

/** Runs a publication; after a failure it runs `publishAll` every 2 s until it succeeds. */
const retryUntilPublished = (
  service: Service<KafkaValues>,
  topic: string,
  publishAll: () => Promise<void>,
) => {
  let isRetrying = false;
  const retry = async (): Promise<void> => {
    while (isRetrying && !service.stopping.aborted) {
      await sleepUnlessAborted(RETRY_MS, service.stopping);
      await publishAll().then(() => {
        isRetrying = false;
      }, ignore);
    }
  };
  return async (publish: () => Promise<void>): Promise<void> => {
    try {
      await publish();
    } catch (error) {
      if (isRetrying || service.stopping.aborted) return;
      isRetrying = true;
      service.log.warn({ err: error, topic }, 'outbox publishing failed; events wait in their documents');
      void retry();
    }
  };
};

const ignore = (): void => undefined;
