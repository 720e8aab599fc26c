import { setTimeout as sleep } from 'node:timers/promises';
import { kafkaSettings, loadSettings, postgresSettings, processSettings } from '@sargam/chassis/config';
import { newId } from '@sargam/chassis/ids';
import { defineTopic, subscribeOnEveryReplica } from '@sargam/chassis/kafka';
import { publishEvent, startOutboxRelay } from '@sargam/chassis/outbox';
import { startService } from '@sargam/chassis/service';
import { type Database, openDatabase } from '@sargam/chassis/sql';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { percentile } from '../measure/load.ts';
import type { World } from '../world/in-world.ts';

export interface Lag {
  readonly events: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export const perSecond = 100;
const warmUpMs = 4000;
const measureMs = 20_000;
const patienceMs = 20_000;
const settings = { ...processSettings, ...postgresSettings, ...kafkaSettings };
const events = defineTopic('bench.outbox.v1', OrderEvent);

/** An event as heavy as that of a paid order with one line. */
const anEvent = (id: string): OrderEvent =>
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

/** Tells so many events a second, each in a transaction of its own, whatever the earlier ones take. */
const tellFor = async (ms: number, tell: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  const telling: Promise<unknown>[] = [];
  while (telling.length < (ms / 1000) * perSecond) {
    const wait = started + (telling.length * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    telling.push(tell());
  }
  await Promise.all(telling);
  return telling.length;
};

/**
 * How long an event takes from being decided, in a transaction of its own, until a listener has it: the outbox's lag
 * and the way through Kafka.
 */
export const measureLag = async (world: World, stores: NodeJS.ProcessEnv): Promise<Lag> => {
  const decided = new Map<string, number>();
  const lags: number[] = [];
  const opened = Promise.withResolvers<Database<object>>();
  const listening = Promise.withResolvers<void>();
  const own = { LOG_LEVEL: 'warn', GRPC_PORT: '0', OPS_PORT: '0' };
  const running = await startService({
    name: 'bench',
    settings: loadSettings(settings, { ...world.backing, ...stores, ...own }),
    start: async (service) => {
      const database = await openDatabase<object>(service);
      startOutboxRelay(service, database);
      subscribeOnEveryReplica(service, {
        topic: events,
        reload: async () => listening.resolve(),
        handle: ({ event }) => {
          const since = decided.get(event?.value.order?.id ?? '');
          if (since !== undefined) lags.push(performance.now() - since);
        },
      });
      opened.resolve(database);
    },
  });
  world.onEnd(() => running.stop());
  const database = await opened.promise;
  await listening.promise;
  const tell = () => {
    const id = newId();
    decided.set(id, performance.now());
    return database.transaction((tx) => publishEvent(tx, events, id, anEvent(id)));
  };
  const told = await tellFor(warmUpMs, tell);
  await untilThere(lags, told);
  lags.length = 0;
  const count = await tellFor(measureMs, tell);
  await untilThere(lags, count);
  return { events: count, p50Ms: percentile(lags, 0.5), p99Ms: percentile(lags, 0.99) };
};

const untilThere = async (lags: readonly number[], count: number): Promise<void> => {
  for (const end = Date.now() + patienceMs; lags.length < count; await sleep(50)) {
    if (Date.now() > end) throw new Error(`${lags.length} of ${count} events arrived`);
  }
};
