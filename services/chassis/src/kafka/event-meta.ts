import type { KafkaMessage } from 'kafkajs';
import { readHeader } from './headers.ts';

/** What a listener knows of an event besides the event. */
export interface EventMeta {
  /** The same however often the event arrives. */
  readonly id: string;
  /** The aggregate's id; events of one key arrive in their order. */
  readonly key: string;
  /** Which of the oneof's cases it is. */
  readonly type: string;
  readonly occurredAt: Date;
}

export const readEventMeta = (message: KafkaMessage, fallbackId: string): EventMeta => {
  const { headers, key, timestamp } = message;
  const occurred = new Date(readHeader(headers, 'occurred-at') ?? Number(timestamp));
  return {
    // What somebody else's tool wrote has no id of its own: its place in the topic is as good.
    id: readHeader(headers, 'id') ?? fallbackId,
    key: key?.toString() ?? '',
    type: readHeader(headers, 'type') ?? '',
    occurredAt: Number.isNaN(occurred.getTime()) ? new Date(Number(timestamp)) : occurred,
  };
};
