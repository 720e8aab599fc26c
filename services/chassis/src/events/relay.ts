import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { KafkaValues, PostgresValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import type { Database } from '../sql/index.ts';
import { hangBell } from './bell.ts';
import { eventMetricsOf } from './event-metrics.ts';
import { headersOf } from './headers.ts';
import { fullName } from './kafka.ts';
import { type OutboxSession, openOutbox, type Waiting } from './outbox-session.ts';
import { pause } from './pause.ts';
import { publisherOf } from './publisher.ts';

type Relaying = Service<PostgresValues & KafkaValues>;

/** How soon another replica takes over once the one that published is gone. */
const STAND_IN_MS = 1000;
/** How often whoever publishes looks unasked, which also tells the server that it lives. */
const LOOK_MS = 5000;
/** How long what was published may wait to be forgotten, so that the look for the next event does it: a trip saved. */
const FORGET_MS = 100;
/** As many at once say that more are waiting. */
const MANY = 20;
const BACKOFF_MS = [250, 500, 1000] as const;

const secondsSince = ({ occurredAt }: Waiting): number =>
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

const publishing = (service: Relaying): ((batch: readonly Waiting[]) => Promise<void>) => {
  const publisher = publisherOf(service);
  const { lag } = eventMetricsOf(service);
  return async (batch) => {
    await publisher.send(
      batch.map((event) => ({
        topic: fullName(service, event.topic),
        key: event.key,
        value: event.body,
        headers: headersOf(event),
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
export const startRelay = <Tables>(service: Relaying, database: Database<Tables>): void => {
  const publish = publishing(service);
  const ending = new AbortController();
  const bell = hangBell();
  let failures = 0;
  measurePending(service, database);

  const works = (): void => {
    if (failures > 0) service.log.info('events are published again');
    failures = 0;
  };
  const relayOver = async (outbox: OutboxSession): Promise<void> => {
    while (!ending.signal.aborted && !(await outbox.holds())) await pause(STAND_IN_MS, ending.signal);
    let batch: readonly Waiting[] = [];
    while (!ending.signal.aborted || batch.length > 0) {
      bell.hush();
      // Dying before this publishes the last batch once more, under the same ids: the listeners' inboxes swallow it.
      batch = await outbox.next(batch);
      if (ending.signal.aborted) return;
      if (batch.length > 0) await publish(batch);
      if (batch.length < MANY) await bell.wait(batch.length > 0 ? FORGET_MS : LOOK_MS, ending.signal);
      works();
    }
  };
  const relayOnce = async (): Promise<void> => {
    const outbox = await openOutbox(service, bell.ring);
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
        await pause(BACKOFF_MS[Math.min(failures++, BACKOFF_MS.length - 1)] ?? LOOK_MS, ending.signal);
      }
    }
  };
  const stopped = relay();
  service.onStop('relay', () => {
    ending.abort();
    return stopped;
  });
};
