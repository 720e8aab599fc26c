import type { IHeaders } from 'kafkajs';
import type { EventRecord } from './event-record.ts';

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
