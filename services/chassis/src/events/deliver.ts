import type { EachMessagePayload } from 'kafkajs';
import type { Logger } from 'pino';
import { inSpan, readTraceparent } from '../telemetry/index.ts';
import { deadLetter, replayGroupOf } from './dead-letter.ts';
import type { EventMeta } from './event-meta.ts';
import { metaOf } from './event-meta.ts';
import type { EventMetrics } from './event-metrics.ts';
import { headerText } from './headers.ts';
import type { Inbox } from './inbox.ts';
import { isOutage } from './outage.ts';
import { pause } from './pause.ts';
import type { Publisher } from './publisher.ts';
import type { HeardTopic } from './topic.ts';

/** All that delivering one event needs. */
export interface Delivery<E, Work> {
  readonly group: string;
  readonly topic: HeardTopic<E>;
  readonly handle: (event: E, meta: EventMeta, on: Work) => Promise<void>;
  readonly inbox: Inbox<Work>;
  readonly publisher: Publisher;
  readonly metrics: EventMetrics;
  readonly log: Logger;
  /** How often a failing handler is run before the event is given up on. */
  readonly tries: number;
  /** Milliseconds before the second try; each later wait is three times as long, up to 10 s. */
  readonly backoff: number;
  readonly stopping: AbortSignal;
}

const LONGEST_WAIT_MS = 10_000;

const waitBefore = (backoff: number, failures: number): number =>
  Math.min(backoff * 3 ** (failures - 1), LONGEST_WAIT_MS);

/**
 * Hands one event to its handler: once, however often it arrives; again while the handler fails; to the dead letters
 * after the last try. Rejects only when the event is neither handled nor buried, so that it comes again.
 */
export const deliver = async <E, Work>(
  delivery: Delivery<E, Work>,
  payload: EachMessagePayload,
): Promise<void> => {
  const { message, topic, partition } = payload;
  const replayedFor = replayGroupOf(message.headers);
  if (replayedFor !== undefined && replayedFor !== delivery.group) return;
  const meta = metaOf(message, `${topic}/${partition}/${message.offset}`);
  // What somebody else's tool wrote may not say which case it is.
  if (meta.type !== '' && !Object.hasOwn(delivery.topic.hears, meta.type)) return;
  const attributes = {
    'messaging.system': 'kafka',
    'messaging.message.id': meta.id,
    'sargam.event': meta.type,
  };
  const parent = readTraceparent(headerText(message.headers, 'traceparent'));
  await inSpan(
    `${delivery.topic.name} process`,
    { kind: 'consumer', attributes, ...(parent && { parent }) },
    () => tryUntilDone(delivery, payload, meta, replayedFor !== undefined),
  );
};

const tryUntilDone = async <E, Work>(
  delivery: Delivery<E, Work>,
  payload: EachMessagePayload,
  meta: EventMeta,
  again: boolean,
): Promise<void> => {
  const { group, topic, metrics, log, tries, backoff, stopping } = delivery;
  const labels = { topic: topic.name, group };
  for (let failures = 0, waits = 0; ; ) {
    try {
      await handleOnce(delivery, payload, meta, again);
      return;
    } catch (error) {
      const outage = isOutage(error);
      if (stopping.aborted) throw error;
      if (!outage && ++failures >= tries) {
        await bury(delivery, payload, meta, error);
        return;
      }
      log.warn(
        { err: error, ...labels, id: meta.id, type: meta.type, failures, outage },
        'handling an event failed',
      );
      metrics.retried.inc(labels);
      await pause(waitBefore(backoff, ++waits), stopping);
    }
  }
};

const handleOnce = async <E, Work>(
  { group, topic, handle, inbox, metrics }: Delivery<E, Work>,
  { message }: EachMessagePayload,
  meta: EventMeta,
  again: boolean,
): Promise<void> => {
  const labels = { topic: topic.name, group };
  const fresh = await inbox.once(meta.id, again, async (on) =>
    handle(topic.decode(message.value ?? new Uint8Array()), meta, on),
  );
  (fresh ? metrics.handled : metrics.repeated).inc(labels);
  if (fresh) metrics.delay.observe(labels, Math.max(0, Date.now() - meta.occurredAt.getTime()) / 1000);
};

const bury = async <E, Work>(
  { group, topic, inbox, publisher, metrics, log, tries }: Delivery<E, Work>,
  payload: EachMessagePayload,
  meta: EventMeta,
  error: unknown,
): Promise<void> => {
  await publisher.send([deadLetter(payload, meta.id, { group, error, tries, at: new Date() })]);
  await inbox.bury(meta.id);
  metrics.dead.inc({ topic: topic.name, group });
  log.error(
    { err: error, topic: topic.name, group, id: meta.id, type: meta.type },
    'an event was given up on',
  );
};
