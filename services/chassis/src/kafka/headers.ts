import type { IHeaders } from 'kafkajs';
import type { EventRecord } from './event-record.ts';

/** What travels beside an event's bytes. */
export const toHeaders = ({ id, type, occurredAt, traceparent }: Omit<EventRecord, 'body'>): IHeaders => ({
  id,
  type,
  'occurred-at': occurredAt.toISOString(),
  ...(traceparent === null ? {} : { traceparent }),
});

/** A header's text; kafkajs gives bytes, and a list where a header comes twice. */
export const readHeader = (headers: IHeaders | undefined, name: string): string | undefined => {
  const value = headers?.[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? undefined : first.toString();
};
