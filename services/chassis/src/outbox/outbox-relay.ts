import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { KafkaValues, PostgresValues } from '../config/index.ts';
import { eventMetricsOf } from '../kafka/event-metrics.ts';
import { toHeaders } from '../kafka/headers.ts';
import { fullTopicName } from '../kafka/kafka-client.ts';
import { publisherOf } from '../kafka/publisher.ts';
import { sleepUnlessAborted } from '../kafka/sleep-unless-aborted.ts';
import type { Service } from '../service/index.ts';
import type { Database } from '../sql/index.ts';
import { type OutboxSession, openOutboxSession, type PendingEvent } from './outbox-session.ts';
import { createWakeSignal } from './wake-signal.ts';

type Relaying = Service<PostgresValues & KafkaValues>;

/** How soon another replica takes over once the one that published is gone. */
const LOCK_RETRY_MS = 1000;
/** How often whoever publishes looks unasked, which also tells the server that it lives. */
const POLL_MS = 5000;
/** How long what was published may wait to be forgotten, so that the look for the next event does it: a trip saved. */
const DELETE_DELAY_MS = 100;
/** As many at once say that more are waiting. */
const FULL_BATCH = 20;
const BACKOFF_MS = [250, 500, 1000] as const;

const secondsSince = ({ occurredAt }: PendingEvent): number =>
  Math.max(0, Date.now() - occurredAt.getTime()) / 1000;

/** Counted when the metrics are read; while the database is away the last count stays. */
const measurePending = <Tables>(service: Relaying, database: Database<Tables>): Gauge =>
  new Gauge({
    name: 'outbox_pending',
    help: 'Events decided and not yet published, or published just now',
    registers: [service.metrics],
    async collect() {
      const counting = sql<{ count: bigint }>`select count(*) as count from outbox`.execute(database.db);
      const rows = await counting.then((result) => result.rows).catch(() => []);
      if (rows[0]) this.set(Number(rows[0].count));
    },
  });

const publishing = (service: Relaying): ((batch: readonly PendingEvent[]) => Promise<void>) => {
  const publisher = publisherOf(service);
  const { outboxLag: lag } = eventMetricsOf(service);
  return async (batch) => {
    await publisher.send(
      batch.map((event) => ({
        topic: fullTopicName(service, event.topic),
        key: event.key,
        value: event.body,
        headers: toHeaders(event),
      })),
    );
    for (const event of batch) lag.observe(secondsSince(event));
  };
};

/**
 * Publishes what `announce` wrote, at least once and in the order of each key's commits, until the service drains. Any
 * number of replicas may run it: one publishes, the others wait for it to go. While the brokers are away the outbox
 * grows and is worked off when they return; the service stays ready.
 */
export const startOutboxRelay = <Tables>(service: Relaying, database: Database<Tables>): void => {
  const publish = publishing(service);
  const ending = new AbortController();
  const wakeSignal = createWakeSignal();
  let failures = 0;
  measurePending(service, database);

  const works = (): void => {
    if (failures > 0) service.log.info('events are published again');
    failures = 0;
  };
  const relayOver = async (outbox: OutboxSession): Promise<void> => {
    while (!ending.signal.aborted && !(await outbox.tryLock()))
      await sleepUnlessAborted(LOCK_RETRY_MS, ending.signal);
    let batch: readonly PendingEvent[] = [];
    while (!ending.signal.aborted || batch.length > 0) {
      wakeSignal.reset();
      // Dying before this publishes the last batch once more, under the same ids: the listeners' inboxes swallow it.
      batch = await outbox.nextBatch(batch);
      if (ending.signal.aborted) return;
      if (batch.length > 0) await publish(batch);
      if (batch.length < FULL_BATCH)
        await wakeSignal.wait(batch.length > 0 ? DELETE_DELAY_MS : POLL_MS, ending.signal);
      works();
    }
  };
  const relayOnce = async (): Promise<void> => {
    const outbox = await openOutboxSession(service, wakeSignal.notify);
    try {
      await relayOver(outbox);
    } finally {
      // Whoever cannot publish lets go, so that another replica may try.
      await outbox.end();
    }
  };
  const relay = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        await relayOnce();
      } catch (error) {
        if (failures === 0) service.log.warn({ err: error }, 'events wait in the outbox: publishing fails');
        await sleepUnlessAborted(
          BACKOFF_MS[Math.min(failures++, BACKOFF_MS.length - 1)] ?? POLL_MS,
          ending.signal,
        );
      }
    }
  };
  const stopped = relay();
  service.onStop('relay', () => {
    ending.abort();
    return stopped;
  });
};
