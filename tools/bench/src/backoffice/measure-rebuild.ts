import { spawn } from 'node:child_process';
import { kafkaSettings, loadSettings, postgresSettings, processSettings } from '@sargam/chassis/config';
import { defineTopic } from '@sargam/chassis/kafka';
import { publishEvent, startOutboxRelay } from '@sargam/chassis/outbox';
import { startService } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { createPartSpec } from '@sargam/local/parts/part-specs';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { sql } from 'kysely';
import { courseId, instructorId } from '../catalogue/sample-courses.ts';
import type { BenchEnvironment } from '../environment/run-benchmark.ts';
import { noRateLimits } from '../environment/start-part.ts';
import { rowId } from './sizes.ts';

const settings = { ...processSettings, ...postgresSettings, ...kafkaSettings };
const orderTopic = defineTopic('commerce.orders.v1', OrderEvent);
const eventsPerTransaction = 1_000;

/** A paid order with one line. */
const createEvent = (number: number, paidAt: Date): OrderEvent => {
  const price = 120_000n;
  const line = {
    courseId: courseId(number % 200),
    title: { en: `Course ${number % 200}`, bn: 'কোর্স' },
    instructorId: instructorId(number % 20),
    offer: { pricePoisha: price, validityDays: 30 },
    payablePoisha: price,
    tierPricePoisha: price,
  };
  const order = {
    id: rowId('Z', number),
    studentId: rowId('S', number),
    state: 'ORDER_STATE_PAID' as const,
    lines: [line],
    subtotalPoisha: price,
    payablePoisha: price,
    receivedPoisha: (price * 975n) / 1000n,
    method: 'BKASH-BKash',
    createdAt: paidAt,
    paidAt,
  };
  return OrderEvent.fromPartial({ event: { $case: 'paid', value: { order } } });
};

/** Publishes the events of as many paid orders through an outbox. */
const publishOrders = async (environment: BenchEnvironment, env: NodeJS.ProcessEnv, count: number) => {
  const benchEnv = { SARGAM_ENV: 'test', LOG_LEVEL: 'warn', GRPC_PORT: '0', OPS_PORT: '0' };
  const paidAt = new Date();
  const running = await startService({
    name: 'bench',
    settings: loadSettings(settings, { ...environment.backing, ...env, ...benchEnv }),
    start: async (service) => {
      const database = await openDatabase<object>(service);
      startOutboxRelay(service, database);
      for (let first = 0; first < count; first += eventsPerTransaction)
        await database.transaction(async (tx) => {
          for (let number = first; number < Math.min(first + eventsPerTransaction, count); number += 1)
            await publishEvent(tx, orderTopic, rowId('Z', number), createEvent(number, paidAt));
        });
      for (;;) {
        const { rows } = await sql<{ pending: bigint }>`select count(*) as pending from outbox`.execute(
          database.db,
        );
        if (Number(rows[0]?.pending) === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
  });
  await running.stop();
};

/** Runs the rebuild command of payouts. Returns the time at which each topic was read to its end, in milliseconds. */
const runRebuild = async (environment: BenchEnvironment, env: NodeJS.ProcessEnv) => {
  const { run, wiring, backing } = environment;
  const part = environment.services.find(({ name }) => name === 'payouts');
  if (!part) throw new Error('the service payouts does not exist');
  const { command, cwd, ...spec } = createPartSpec(
    { home: run.home, secrets: run.secrets, wiring, backing },
    part,
  );
  const [program = process.execPath, ...args] = command;
  const child = spawn(program, [...args, 'rebuild'], {
    cwd,
    env: { ...spec.env, ...env, ...noRateLimits, LOG_LEVEL: 'info' },
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  child.stderr.resume();
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`the rebuild of payouts ended with ${String(code)}: ${log.slice(-500)}`);
  const lines = log.split('\n').filter((line) => line.includes('topic read to its end'));
  const ends = lines.map((line) => JSON.parse(line) as { topic: string; time: number | string });
  return new Map(ends.map(({ topic, time }) => [topic, new Date(time).getTime()]));
};

/** Events per second with which payouts reads the topic of orders again, from the end of the topic before to its own end. */
export const measureRebuild = async (
  environment: BenchEnvironment,
  env: NodeJS.ProcessEnv,
  count: number,
): Promise<number> => {
  await publishOrders(environment, env, count);
  const endOf = await runRebuild(environment, env);
  const started = endOf.get('catalogue.courses.v1') ?? Number.NaN;
  return (count * 1000) / ((endOf.get(orderTopic.name) ?? Number.NaN) - started);
};
