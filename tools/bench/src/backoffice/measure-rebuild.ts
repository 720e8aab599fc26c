import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { kafkaSettings, loadSettings, postgresSettings, processSettings } from '@sargam/chassis/config';
import { defineTopic } from '@sargam/chassis/kafka';
import { publishEvent, startOutboxRelay } from '@sargam/chassis/outbox';
import { startService } from '@sargam/chassis/service';
import { openDatabase, type Tx } from '@sargam/chassis/sql';
import { createPartSpec } from '@sargam/local/parts/part-specs';
import { CourseEvent, InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { UserEvent } from '@sargam/proto/identity/v2/events';
import { sql } from 'kysely';
import { courseId, instructorId } from '../catalogue/sample-courses.ts';
import { residentMb } from '../environment/process-usage.ts';
import type { BenchEnvironment } from '../environment/run-benchmark.ts';
import { noRateLimits } from '../environment/start-part.ts';
import { type CpuMs, measuredBroker, measuredService, measuredStores } from '../measure/measured-process.ts';
import { rowId } from './sizes.ts';

const settings = { ...processSettings, ...postgresSettings, ...kafkaSettings };
const userTopic = defineTopic('identity.users.v2', UserEvent);
const instructorTopic = defineTopic('catalogue.instructors.v1', InstructorEvent);
const courseTopic = defineTopic('catalogue.courses.v1', CourseEvent);
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

/** A person, and the percentages and courses of the orders. */
const publishTerms = async (tx: Tx<object>): Promise<void> => {
  const person = { id: rowId('S', 0), name: 'Mitu', email: 'mitu@sargam.test' };
  const signedUp = { event: { $case: 'signedUp' as const, value: { person } } };
  await publishEvent(tx, userTopic, person.id, UserEvent.fromPartial(signedUp));
  for (let number = 0; number < 20; number += 1) {
    const instructor = { id: instructorId(number), sharePercent: 60 };
    const changed = { $case: 'changed' as const, value: { version: 1, instructor } };
    await publishEvent(tx, instructorTopic, instructor.id, InstructorEvent.fromPartial({ event: changed }));
  }
  for (let number = 0; number < 200; number += 1) {
    const summary = { id: courseId(number), instructorId: instructorId(number % 20), category: 'Guitar' };
    const changed = { $case: 'changed' as const, value: { course: { version: 1, summary } } };
    await publishEvent(tx, courseTopic, summary.id, CourseEvent.fromPartial({ event: changed }));
  }
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
      await database.transaction(publishTerms);
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

const spawnRebuild = (environment: BenchEnvironment, env: NodeJS.ProcessEnv) => {
  const { run, wiring, backing } = environment;
  const part = environment.services.find(({ name }) => name === 'payouts');
  if (!part) throw new Error('the service payouts does not exist');
  const { command, cwd, ...spec } = createPartSpec(
    { home: run.home, secrets: run.secrets, wiring, backing },
    part,
  );
  const [program = process.execPath, ...args] = command;
  // BENCH_PROFILE is a folder for a CPU profile, as for the services.
  const profile = process.env.BENCH_PROFILE;
  const options = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  return spawn(program, [...options, ...args, 'rebuild'], {
    cwd,
    env: { ...spec.env, ...env, ...noRateLimits, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
};

/** The state at a log line of the command. */
interface Moment {
  readonly at: number;
  readonly memoryMb: number;
  readonly cpuMs: readonly number[];
}

/** Runs the rebuild command of payouts. Returns the moments of its log lines, by topic or, without one, by message. */
const runRebuild = async (environment: BenchEnvironment, env: NodeJS.ProcessEnv) => {
  const child = spawnRebuild(environment, env);
  const command = measuredService({ name: 'payouts', pid: child.pid ?? 0 });
  const stores = measuredStores(environment).filter(({ name }) => name === 'PostgreSQL');
  const processes = [command, ...stores, ...measuredBroker(environment)];
  const moments = new Map<string, Moment>();
  let last = '';
  createInterface({ input: child.stdout }).on('line', (line) => {
    last = line;
    const { msg = '', topic = msg } = JSON.parse(line) as { readonly msg?: string; readonly topic?: string };
    if (topic === msg || msg === 'topic read to its end')
      moments.set(topic, {
        at: performance.now(),
        memoryMb: residentMb(child.pid ?? 0),
        cpuMs: processes.map((each) => each.cpuMs()),
      });
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`the rebuild of payouts ended with ${String(code)}: ${last}`);
  return { processes, moments };
};

export interface Rebuild {
  readonly events: number;
  readonly perSecond: number;
  readonly memoryMb: number;
  /** For one event. */
  readonly cpuMs: CpuMs;
}

/** The rebuild of payouts from a topic of paid orders, from the end of the topic before to the last total. */
export const measureRebuild = async (
  environment: BenchEnvironment,
  env: NodeJS.ProcessEnv,
  events: number,
): Promise<Rebuild> => {
  await publishOrders(environment, env, events);
  const { processes, moments } = await runRebuild(environment, env);
  const [start, end] = [moments.get(courseTopic.name), moments.get('totals added')];
  if (!start || !end) throw new Error('the rebuild of payouts did not log its steps');
  const spent = processes.map(
    (each, index) => [each, ((end.cpuMs[index] ?? 0) - (start.cpuMs[index] ?? 0)) / events] as const,
  );
  return {
    events,
    perSecond: (events * 1000) / (end.at - start.at),
    memoryMb: end.memoryMb,
    cpuMs: new Map(spent),
  };
};
