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
