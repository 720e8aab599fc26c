import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { enrolmentEvents } from '../src/enrolments/enrolment-events.ts';
import { openSecondConnection, type SecondConnection } from './second-connection.ts';
import { startTestWorld, type TestWorld } from './test-world.ts';

const main = path.resolve(__dirname, '../src/main.ts');

let world: TestWorld;
let beside: SecondConnection;
let child: ChildProcess | undefined;
beforeAll(async () => {
  world = await startTestWorld();
  beside = await openSecondConnection(world.suite);
}, 60_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await beside.close();
  await world.suite.stop();
}, 30_000);

/** The service in a process of its own, on the same rows; resolves once it answers. */
const startProcess = async (): Promise<ChildProcess> => {
  const { databaseUrl, kafkaBrokers, topicPrefix } = world.suite.settings;
  const started = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      SARGAM_ENV: 'test',
      DATABASE_URL: databaseUrl,
      KAFKA_BROKERS: kafkaBrokers.join(','),
      TOPIC_PREFIX: topicPrefix,
      GRPC_PORT: '0',
      OPS_PORT: '0',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  await new Promise<void>((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += String(chunk);
      if (text.includes('"grpcPort":')) resolve();
    };
    started.stdout?.on('data', read);
    started.stderr?.on('data', read);
    started.once('exit', () => reject(new Error(text)));
  });
  return started;
};

/** Longer than Kafka takes to see that a listener of the group was killed. */
const soon = 20_000;

/** Holds up whoever folds this access, from before the event is told until the process was killed over it. */
const killedOver = (
  doomed: ChildProcess,
  [studentId, courseId]: readonly [string, string],
  tell: () => Promise<unknown>,
): Promise<void> =>
  beside.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${studentId}), hashtext(${courseId}))`.execute(tx);
    await tell();
    await world.suite.eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(beside.db);
      expect(rows).toHaveLength(1);
    }, soon);
    doomed.kill('SIGKILL');
    await once(doomed, 'exit');
  });

const eventsOf = (studentId: string) =>
  world.suite
    .publishedEvents(enrolmentEvents)
    .flatMap(({ event: { event } }) => (event?.value.enrolment?.studentId === studentId ? [event] : []));

it('killed in the middle of enrolling, or of ending access: the next start does it, once', async () => {
  const order = world.aPaidOrder('o1', 's1', ['c1', 'c2']);
  const happens = [
    { event: () => world.pay(order), kind: 'enrolled', active: true },
    { event: () => world.refund(order, true), kind: 'shortened', active: false },
  ];
  for (const { event, kind, active } of happens) {
    await world.suite.restart(async () => {
      // What the first course gets is written and not committed; the second is waited for.
      await killedOver(await startProcess(), ['s1', 'c2'], event);
    });
    await world.suite.eventually(async () => {
      expect((await world.enrolled('s1', 2)).map((enrolment) => enrolment.active)).toEqual([active, active]);
      expect(eventsOf('s1').filter(({ $case }) => $case === kind)).toHaveLength(2);
    }, soon);
    await world.pay(world.aPaidOrder(`after-${kind}`, `after-${kind}`, ['c1']));
    await world.enrolled(`after-${kind}`, 1);
  }
  expect(eventsOf('s1').map(({ $case }) => $case)).toEqual([
    'enrolled',
    'enrolled',
    'shortened',
    'shortened',
  ]);
  expect(await sql`select * from grants where student_id = 's1'`.execute(beside.db)).toMatchObject({
    rows: { length: 2 },
  });
}, 90_000);
