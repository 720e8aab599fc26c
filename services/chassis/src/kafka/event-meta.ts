import type { KafkaMessage } from 'kafkajs';
import { readHeader } from './headers.ts';

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
