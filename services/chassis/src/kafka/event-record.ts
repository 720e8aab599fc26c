import { newId } from '../ids/index.ts';
import { currentTraceparent } from '../telemetry/index.ts';
import type { Topic } from './topic.ts';

// Brokers refuse a message beyond 1 MB, and one that can never be published would hold up all that come after it.
const MAX_BYTES = 900_000;

/** An event on its way: decided, not yet published. */
export interface EventRecord {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: Date;
  readonly traceparent: string | null;
  readonly body: Buffer;
}

/** The event as it will be published, within the trace of the work being done. */
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
