import type { KafkaMessage } from 'kafkajs';
import { headerText } from './headers.ts';

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

export const metaOf = (message: KafkaMessage, place: string): EventMeta => {
  const { headers, key, timestamp } = message;
  const occurred = new Date(headerText(headers, 'occurred-at') ?? Number(timestamp));
  return {
    // What somebody else's tool wrote has no id of its own: its place in the topic is as good.
    id: headerText(headers, 'id') ?? place,
    key: key?.toString() ?? '',
    type: headerText(headers, 'type') ?? '',
    occurredAt: Number.isNaN(occurred.getTime()) ? new Date(Number(timestamp)) : occurred,
  };
};
