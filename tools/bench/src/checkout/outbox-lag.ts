import { setTimeout as sleep } from 'node:timers/promises';
import { kafkaSettings, loadSettings, postgresSettings, processSettings } from '@sargam/chassis/config';
import { newId } from '@sargam/chassis/ids';
import { defineTopic, subscribeOnEveryReplica } from '@sargam/chassis/kafka';
import { publishEvent, startOutboxRelay } from '@sargam/chassis/outbox';
import { startService } from '@sargam/chassis/service';
import { type Database, openDatabase } from '@sargam/chassis/sql';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import type { BenchEnvironment } from '../environment/run-benchmark.ts';
import { percentile } from '../measure/generate-load.ts';

export const eventsPerSecond = 100;
const warmUpMs = 4000;
const measureMs = 20_000;
const receiveTimeoutMs = 20_000;
const settings = { ...processSettings, ...postgresSettings, ...kafkaSettings };
const events = defineTopic('bench.outbox.v1', OrderEvent);

/** An event as large as that of a paid order with one line. */
const createOrderEvent = (id: string): OrderEvent =>
  OrderEvent.fromPartial({
    event: {
      $case: 'paid',
      value: {
        order: {
          id,
          studentId: newId(),
          lines: [{ courseId: newId(), title: { en: 'Evening Guitar, part 7', bn: 'গিটার, পর্ব ৭' } }],
          payablePoisha: 120_000n,
          paidAt: new Date(),
        },
      },
    },
  });

/** Publishes events at a fixed rate, each in its own transaction, without waiting for earlier ones. Returns their number. */
const publishFor = async (ms: number, publish: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  const publishing: Promise<unknown>[] = [];
  while (publishing.length < (ms / 1000) * eventsPerSecond) {
    const wait = started + (publishing.length * 1000) / eventsPerSecond - performance.now();
    if (wait > 0) await sleep(wait);
    publishing.push(publish());
  }
  await Promise.all(publishing);
  return publishing.length;
};

/** Measures the time from the start of the publishing transaction until a subscriber receives the event through Kafka. */
export const measureLag = async (environment: BenchEnvironment, stores: NodeJS.ProcessEnv) => {
  const publishedAt = new Map<string, number>();
  const lags: number[] = [];
  const opened = Promise.withResolvers<Database<object>>();
  const subscribed = Promise.withResolvers<void>();
  const benchEnv = { SARGAM_ENV: 'test', LOG_LEVEL: 'warn', GRPC_PORT: '0', OPS_PORT: '0' };
  const running = await startService({
    name: 'bench',
    settings: loadSettings(settings, { ...environment.backing, ...stores, ...benchEnv }),
    start: async (service) => {
      const database = await openDatabase<object>(service);
      startOutboxRelay(service, database);
      subscribeOnEveryReplica(service, {
        topic: events,
        reload: async () => subscribed.resolve(),
        handle: ({ event }) => {
          const startedAt = publishedAt.get(event?.value.order?.id ?? '');
          if (startedAt !== undefined) lags.push(performance.now() - startedAt);
        },
      });
      opened.resolve(database);
    },
  });
  environment.onEnd(() => running.stop());
  const database = await opened.promise;
  await subscribed.promise;
  const publish = () => {
    const id = newId();
    publishedAt.set(id, performance.now());
    return database.transaction((tx) => publishEvent(tx, events, id, createOrderEvent(id)));
  };
  const warmUpEvents = await publishFor(warmUpMs, publish);
  await waitUntilReceived(lags, warmUpEvents);
  lags.length = 0;
  const count = await publishFor(measureMs, publish);
  await waitUntilReceived(lags, count);
  return { events: count, p50Ms: percentile(lags, 0.5), p99Ms: percentile(lags, 0.99) };
};

const waitUntilReceived = async (lags: readonly number[], count: number): Promise<void> => {
  for (const end = Date.now() + receiveTimeoutMs; lags.length < count; await sleep(50)) {
    if (Date.now() > end) throw new Error(`${lags.length} of ${count} events were received`);
  }
};

export type Lag = Awaited<ReturnType<typeof measureLag>>;
