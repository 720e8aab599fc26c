import { type Model, type mongo, Schema } from 'mongoose';
import type { KafkaValues } from '../config/index.ts';
import { eventMetricsOf } from '../kafka/event-metrics.ts';
import { createEventRecord } from '../kafka/event-record.ts';
import { toHeaders } from '../kafka/headers.ts';
import { fullTopicName } from '../kafka/kafka-client.ts';
import { publisherOf } from '../kafka/publisher.ts';
import { sleepUnlessAborted } from '../kafka/sleep-unless-aborted.ts';
import type { Topic } from '../kafka/topic.ts';
import type { Service } from '../service/index.ts';

/** An event kept in the document it is about until it is published. */
export interface OutboxEntry {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly traceparent: string | null;
  readonly body: Buffer;
}

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

/** The field of a schema whose documents announce events: `new Schema({ …, outbox: outboxField })`. */
export const outboxField = { type: [entrySchema], default: [], select: false } as const;

/** The events of one model's documents. */
export interface MongoOutbox<E> {
  /** The event as it is to be written with the change it tells: `{ $set: …, $push: { outbox: outbox.entry(event) } }`. */
  createEntry(event: E): OutboxEntry;
  /** Publishes what the document holds. Never rejects: what fails now is published by a later sweep. */
  publishPending(id: string): Promise<void>;
  /** Publishes what any document holds. */
  publishAllPending(): Promise<void>;
}

const SWEEP_MS = 60_000;
const RETRY_MS = 2000;

/**
 * The outbox of a service on MongoDB, which has no transaction over two documents: the event is written into the
 * document that changes, by the same update. It is published right after that by `publish`, and by a sweep at start and
 * every minute if the process died in between. At least once, in the order of the document's changes.
 */
export const createMongoOutbox = <D extends WithOutbox, E>(
  service: Service<KafkaValues>,
  model: Model<D>,
  topic: Topic<E>,
): MongoOutbox<E> => {
  const publisher = publisherOf(service);
  const documents = model as unknown as Model<WithOutbox>;
  const { outboxLag: lag } = eventMetricsOf(service);

  const publishHeld = async (id: string): Promise<void> => {
    const held = await documents.findById(id).select('outbox').lean();
    if (!held?.outbox?.length) return;
    await publisher.send(
      held.outbox.map((entry) => ({
        topic: fullTopicName(service, topic.name),
        key: id,
        value: bytesOf(entry),
        headers: toHeaders(entry),
      })),
    );
    // Dying here publishes them once more, under the same ids.
    const ids = held.outbox.map((entry) => entry.id);
    await documents.updateOne({ _id: id }, { $pull: { outbox: { id: { $in: ids } } } });
    for (const { occurredAt } of held.outbox)
      lag.observe(Math.max(0, Date.now() - occurredAt.getTime()) / 1000);
  };
  const sweep = async (): Promise<void> => {
    for await (const { _id } of documents
      .find({ 'outbox.0': { $exists: true } })
      .select('_id')
      .lean()
      .cursor()) {
      await publishHeld(String(_id));
    }
  };
  const { tried } = retryUntilPublished(service, topic.name, sweep);

  const sweepSafely = () => tried(sweep);
  void sweepSafely();
  service.scheduleJob(`publish waiting ${topic.name}`, SWEEP_MS, sweepSafely);
  return {
    createEntry: (event) => createEventRecord(topic, event),
    publishPending: (id) => tried(() => publishHeld(id)),
    publishAllPending: sweep,
  };
};

/** A lean document holds the driver's own kind of bytes. */
const bytesOf = ({ body }: { readonly body: Buffer | mongo.Binary }): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.from(body.value());

/** Sweeps every other second after a failure until one goes through, so that nothing waits for the next minute. */
const retryUntilPublished = (service: Service<KafkaValues>, topic: string, sweep: () => Promise<void>) => {
  let failing = false;
  const again = async (): Promise<void> => {
    while (failing && !service.stopping.aborted) {
      await sleepUnlessAborted(RETRY_MS, service.stopping);
      await sweep().then(() => {
        failing = false;
      }, ignore);
    }
  };
  const tried = async (publishing: () => Promise<void>): Promise<void> => {
    try {
      await publishing();
    } catch (error) {
      if (failing || service.stopping.aborted) return;
      failing = true;
      service.log.warn({ err: error, topic }, 'events wait in their documents: publishing fails');
      void again();
    }
  };
  return { tried };
};

const ignore = (): void => undefined;
