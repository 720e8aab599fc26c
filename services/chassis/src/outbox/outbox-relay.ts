import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { KafkaValues, PostgresValues } from '../config/index.ts';
import { eventMetricsOf } from '../kafka/event-metrics.ts';
import { toHeaders } from '../kafka/event-record.ts';
import { fullTopicName } from '../kafka/kafka-client.ts';
import { publisherOf } from '../kafka/publisher.ts';
import { sleepUnlessAborted } from '../kafka/sleep-unless-aborted.ts';
import type { Service } from '../service/index.ts';
import type { Database } from '../sql/index.ts';
import { type OutboxSession, openOutboxSession, type PendingEvent } from './outbox-session.ts';
import { DELETE_OLD_MS, deleteOldPublishedEvents } from './published-events.ts';
import { createWakeSignal } from './wake-signal.ts';

type RelayService = Service<PostgresValues & KafkaValues>;

/** How often a waiting replica tries to take the relay lock. */
const LOCK_RETRY_MS = 1000;
/** How often the relay reads the outbox without a notification. It also keeps the idle session alive. */
const POLL_MS = 5000;
/** How long published events may stay in the outbox, so that the query for the next events moves them too. */
const DELETE_DELAY_MS = 100;
/** A batch of this size means that more events may be waiting. */
const FULL_BATCH = 20;
const BACKOFF_MS = [250, 500, 1000] as const;

const secondsSince = ({ occurredAt }: PendingEvent): number =>
  Math.max(0, Date.now() - occurredAt.getTime()) / 1000;

/** Counts when the metrics are read; while the database is unavailable the last count stays. */
const measurePending = <Tables>(service: RelayService, database: Database<Tables>): Gauge =>
  new Gauge({
    name: 'outbox_pending',
    help: 'Events in the outbox: not published, or published just now',
    registers: [service.metrics],
    async collect() {
      const query = sql<{ count: bigint }>`select count(*) as count from outbox`.execute(database.db);
      const rows = await query.then((result) => result.rows).catch(() => []);
      if (rows[0]) this.set(Number(rows[0].count));
    },
  });

const createBatchPublisher = (service: RelayService): ((batch: readonly PendingEvent[]) => Promise<void>) => {
  const publisher = publisherOf(service);
  const { outboxLag } = eventMetricsOf(service);
  return async (batch) => {
    await publisher.send(
      batch.map((event) => ({
        topic: fullTopicName(service, event.topic),
        key: event.key,
        value: event.body,
        headers: toHeaders(event),
      })),
    );
    for (const event of batch) outboxLag.observe(secondsSince(event));
  };
};

/** Logs the first failure of a series, and its end. `add` returns the milliseconds before the next attempt. */
const countFailures = ({ log }: RelayService) => {
  let count = 0;
  return {
    reset: (): void => {
      if (count > 0) log.info('outbox publishing works again');
      count = 0;
    },
    add: (error: unknown): number => {
      if (count === 0) log.warn({ err: error }, 'outbox publishing failed; events wait');
      return BACKOFF_MS[Math.min(count++, BACKOFF_MS.length - 1)] ?? POLL_MS;
    },
  };
};

/**
 * Publishes the outbox at least once and in each key's commit order, until the service drains. With several replicas one
 * relay publishes and the others wait for its lock. While the brokers are unavailable the outbox grows; it is published
 * when they return, and the service stays ready.
 */
export const startOutboxRelay = <Tables>(service: RelayService, database: Database<Tables>): void => {
  const publish = createBatchPublisher(service);
  const ending = new AbortController();
  const wakeSignal = createWakeSignal();
  const failures = countFailures(service);
  measurePending(service, database);
  service.scheduleJob('delete old published events', DELETE_OLD_MS, () => deleteOldPublishedEvents(database));

  const publishBatches = async (outbox: OutboxSession): Promise<void> => {
    while (!ending.signal.aborted && !(await outbox.tryLock()))
      await sleepUnlessAborted(LOCK_RETRY_MS, ending.signal);
    let batch: readonly PendingEvent[] = [];
    while (!ending.signal.aborted || batch.length > 0) {
      wakeSignal.reset();
      // After a crash before this line the last batch is published again with the same ids; inboxes ignore it.
      batch = await outbox.nextBatch(batch);
      if (ending.signal.aborted) return;
      if (batch.length > 0) await publish(batch);
      if (batch.length < FULL_BATCH)
        await wakeSignal.wait(batch.length > 0 ? DELETE_DELAY_MS : POLL_MS, ending.signal);
      failures.reset();
    }
  };
  const runSession = async (): Promise<void> => {
    const outbox = await openOutboxSession(service, wakeSignal.notify);
    try {
      await publishBatches(outbox);
    } finally {
      // Releases the lock, so that another replica can try.
      await outbox.end();
    }
  };
  const run = async (): Promise<void> => {
    while (!ending.signal.aborted)
      await runSession().catch((error: unknown) => sleepUnlessAborted(failures.add(error), ending.signal));
  };
  const stopped = run();
  service.onStop('outbox relay', () => {
    ending.abort();
    return stopped;
  });
};
