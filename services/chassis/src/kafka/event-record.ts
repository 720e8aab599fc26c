import type { IHeaders, KafkaMessage } from 'kafkajs';
import { newId } from '../ids/index.ts';
import { currentTraceparent } from '../telemetry/index.ts';
import type { Topic } from './topic.ts';

// Kafka rejects messages above 1 MB, and one message that can never be published would block all later ones.
const MAX_BYTES = 900_000;

/** An event that waits for publication. */
export interface EventRecord {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly traceparent: string | null;
  readonly body: Buffer;
}

/** Encodes the event and adds its id, time and the current trace. @throws RangeError above 900,000 bytes. */
export const createEventRecord = <E>(topic: Topic<E>, event: E): EventRecord => {
  const body = Buffer.from(topic.encode(event));
  if (body.length > MAX_BYTES)
    throw new RangeError(`An event of ${body.length} bytes is too large for ${topic.name}`);
  const occurredAt = new Date();
  return {
    id: newId(occurredAt),
    type: topic.typeOf(event),
    occurredAt,
    traceparent: currentTraceparent() ?? null,
    body,
  };
};

/** The message headers of an event. */
export const toHeaders = ({ id, type, occurredAt, traceparent }: Omit<EventRecord, 'body'>): IHeaders => ({
  id,
  type,
  'occurred-at': occurredAt.toISOString(),
  ...(traceparent === null ? {} : { traceparent }),
});

/** A header as text. kafkajs returns bytes, or a list for a repeated header; the first value is used. */
export const readHeader = (headers: IHeaders | undefined, name: string): string | undefined => {
  const value = headers?.[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? undefined : first.toString();
};

/** The data a subscriber gets beside the event. */
export interface EventMeta {
  /** Event id; the same for every delivery of the event. */
  readonly id: string;
  /** The aggregate's id; events with one key are delivered in order. */
  readonly key: string;
  /** The case of the oneof, such as `orderPaid`. */
  readonly type: string;
  readonly occurredAt: Date;
}

/** `fallbackId` is used for messages without an `id` header: other tools do not write one. */
export const readEventMeta = (message: KafkaMessage, fallbackId: string): EventMeta => {
  const { headers, key, timestamp } = message;
  const occurredAt = new Date(readHeader(headers, 'occurred-at') ?? Number(timestamp));
  return {
    id: readHeader(headers, 'id') ?? fallbackId,
    key: key?.toString() ?? '',
    type: readHeader(headers, 'type') ?? '',
    occurredAt: Number.isNaN(occurredAt.getTime()) ? new Date(Number(timestamp)) : occurredAt,
  };
};
