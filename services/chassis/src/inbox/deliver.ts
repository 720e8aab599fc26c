import type { EachMessagePayload } from 'kafkajs';
import type { Logger } from 'pino';
import { replayGroupOf, toDeadLetter, toErrorText } from '../dead-letters/dead-letter.ts';
import type { EventMetrics } from '../kafka/event-metrics.ts';
import { type EventMeta, readEventMeta, readHeader } from '../kafka/event-record.ts';
import type { Publisher } from '../kafka/publisher.ts';
import { sleepUnlessAborted } from '../kafka/sleep-unless-aborted.ts';
import type { Topic } from '../kafka/topic.ts';
import { inSpan, parseTraceparent } from '../telemetry/index.ts';
import { isOutage } from './outage.ts';
import type { Inbox } from './postgres-inbox.ts';

/** The dependencies and options of a delivery. */
export interface Delivery<E, Work> {
  readonly group: string;
  readonly topic: Topic<E> & { readonly subscribes: Readonly<Record<string, string>> };
  readonly handle: (event: E, meta: EventMeta, on: Work) => Promise<void>;
  readonly inbox: Inbox<Work>;
  readonly publisher: Publisher;
  readonly metrics: EventMetrics;
  readonly log: Logger;
  /** Attempts before the event becomes a dead letter. */
  readonly maxAttempts: number;
  /** Milliseconds before the second attempt; each later wait is three times as long, up to 10 s. */
  readonly backoffMs: number;
  readonly stopping: AbortSignal;
}

const MAX_BACKOFF_MS = 10_000;

const backoffBefore = (backoffMs: number, failures: number): number =>
  Math.min(backoffMs * 3 ** (failures - 1), MAX_BACKOFF_MS);

/** Messages of other tools may have no type; those are decoded to find their case. */
export const isSubscribed = (
  { subscribes }: Pick<Delivery<unknown, unknown>['topic'], 'subscribes'>,
  type: string,
): boolean => type === '' || Object.hasOwn(subscribes, type);

/**
 * Delivers one event to its handler; a repeated delivery is ignored. A failing handler is retried; after the last attempt the event
 * goes to the dead-letter topic. Rejects only when the event is neither handled nor dead: Kafka then delivers it again.
 */
export const deliver = async <E, Work>(
  delivery: Delivery<E, Work>,
  payload: EachMessagePayload,
): Promise<void> => {
  const { message, topic, partition } = payload;
  const replayGroup = replayGroupOf(message.headers);
  if (replayGroup !== undefined && replayGroup !== delivery.group) return;
  const meta = readEventMeta(message, `${topic}/${partition}/${message.offset}`);
  if (!isSubscribed(delivery.topic, meta.type)) return;
  const attributes = {
    'messaging.system': 'kafka',
    'messaging.message.id': meta.id,
    'sargam.event': meta.type,
  };
  const parent = parseTraceparent(readHeader(message.headers, 'traceparent'));
  await inSpan(
    `${delivery.topic.name} process`,
    { kind: 'consumer', attributes, ...(parent && { parent }) },
    () => handleWithRetry(delivery, payload, meta, replayGroup !== undefined),
  );
};

const handleWithRetry = async <E, Work>(
  delivery: Delivery<E, Work>,
  payload: EachMessagePayload,
  meta: EventMeta,
  isReplay: boolean,
): Promise<void> => {
  const { group, topic, metrics, log, maxAttempts, backoffMs, stopping } = delivery;
  const labels = { topic: topic.name, group };
  for (let failures = 0, waits = 0; ; ) {
    try {
      await handleOnce(delivery, payload, meta, isReplay);
      return;
    } catch (error) {
      const outage = isOutage(error);
      if (stopping.aborted) throw error;
      if (!outage && ++failures >= maxAttempts) {
        await sendToDeadLetter(delivery, payload, meta, error);
        return;
      }
      log.warn(
        { err: error, ...labels, id: meta.id, type: meta.type, failures, outage },
        'event handler failed; it is retried',
      );
      metrics.retried.inc(labels);
      await sleepUnlessAborted(backoffBefore(backoffMs, ++waits), stopping);
    }
  }
};

const handleOnce = async <E, Work>(
  { group, topic, handle, inbox, metrics }: Delivery<E, Work>,
  { message }: EachMessagePayload,
  meta: EventMeta,
  isReplay: boolean,
): Promise<void> => {
  const labels = { topic: topic.name, group };
  const isFirstDelivery = await inbox.runOnce(meta.id, isReplay, async (on) =>
    handle(topic.decode(message.value ?? new Uint8Array()), meta, on),
  );
  (isFirstDelivery ? metrics.handled : metrics.duplicates).inc(labels);
  if (isFirstDelivery)
    metrics.delay.observe(labels, Math.max(0, Date.now() - meta.occurredAt.getTime()) / 1000);
};

const sendToDeadLetter = async <E, Work>(
  { group, topic, inbox, publisher, metrics, log, maxAttempts }: Delivery<E, Work>,
  payload: EachMessagePayload,
  meta: EventMeta,
  error: unknown,
): Promise<void> => {
  const info = { group, error, attempts: maxAttempts, at: new Date() };
  await publisher.send([toDeadLetter(payload, meta.id, info)]);
  await inbox.markDead(meta.id, toErrorText(error));
  metrics.dead.inc({ topic: topic.name, group });
  log.error(
    { err: error, topic: topic.name, group, id: meta.id, type: meta.type },
    'event sent to the dead-letter topic',
  );
};
