import { sql } from 'kysely';
import { Gauge, type Histogram } from 'prom-client';
import type { KafkaValues, PostgresValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import type { Database } from '../sql/index.ts';
import { hangBell } from './bell.ts';
import { eventMetricsOf } from './event-metrics.ts';
import { headersOf } from './headers.ts';
import { fullName } from './kafka.ts';
import { listen } from './listen.ts';
import { deletePublished, isFull, takeBatch, type Waiting } from './outbox-store.ts';
import { pause } from './pause.ts';
import { type Publisher, publisherOf } from './publisher.ts';

type Relaying = Service<PostgresValues & KafkaValues>;

const IDLE_MS = 1000;
const BACKOFF_MS = [250, 500, 1000] as const;

const publishBatch = <Tables>(
  service: Relaying,
  database: Database<Tables>,
  publisher: Publisher,
  lag: Histogram,
): Promise<readonly Waiting[]> =>
  database.db.transaction().execute(async (tx) => {
    const batch = await takeBatch(tx);
    if (batch.length === 0) return batch;
    await publisher.send(
      batch.map((event) => ({
        topic: fullName(service, event.topic),
        key: event.key,
        value: event.body,
        headers: headersOf(event),
      })),
    );
    // Dying here publishes the batch once more, under the same ids: the listeners' inboxes swallow it.
    await deletePublished(tx, batch);
    for (const event of batch) lag.observe(secondsSince(event));
    return batch;
  });

const secondsSince = ({ occurredAt }: Waiting): number =>
  Math.max(0, Date.now() - occurredAt.getTime()) / 1000;

/** Counted when the metrics are read; while the database is away the last count stays. */
const measurePending = <Tables>(service: Relaying, database: Database<Tables>): Gauge =>
  new Gauge({
    name: 'outbox_pending',
    help: 'Events decided and not yet published',
    registers: [service.metrics],
    async collect() {
      const counting = sql<{ count: bigint }>`select count(*) as count from outbox`.execute(database.db);
      const rows = await counting.then((result) => result.rows).catch(() => []);
      if (rows[0]) this.set(Number(rows[0].count));
    },
  });

/**
 * Publishes what `announce` wrote, at least once and in the order of each key's commits, until the service drains. Any
 * number of replicas may run it. While the brokers are away the outbox grows and is worked off when they return; the
 * service stays ready.
 */
export const startRelay = <Tables>(service: Relaying, database: Database<Tables>): void => {
  const publisher = publisherOf(service);
  const { lag } = eventMetricsOf(service);
  const ending = new AbortController();
  const bell = hangBell();
  const listening = listen(service, 'outbox', bell.ring, ending.signal);
  measurePending(service, database);

  const relay = async (): Promise<void> => {
    let failures = 0;
    while (!ending.signal.aborted) {
      try {
        const published = await publishBatch(service, database, publisher, lag);
        if (failures > 0) service.log.info({ published: published.length }, 'events are published again');
        failures = 0;
        if (!isFull(published)) await bell.wait(IDLE_MS, ending.signal);
      } catch (error) {
        if (failures === 0) service.log.warn({ err: error }, 'events wait in the outbox: publishing fails');
        await pause(BACKOFF_MS[Math.min(failures++, BACKOFF_MS.length - 1)] ?? IDLE_MS, ending.signal);
      }
    }
  };
  const stopped = Promise.all([relay(), listening]).then(() => undefined);
  service.onStop('relay', () => {
    ending.abort();
    return stopped;
  });
};
