import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import type { LearningSettings } from '../src/config.ts';
import { enrolmentEvents } from '../src/enrolments/enrolment-events.ts';
import { openSecondConnection, type SecondConnection } from './second-connection.ts';
import { startServiceProcess } from './service-process.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
let connection: SecondConnection;
let child: ChildProcess | undefined;
const startProcess = async (source: LearningSettings['enrolmentSource']): Promise<ChildProcess> => {
  child = (await startServiceProcess(system, source)).child;
  return child;
};

/** Longer than Kafka needs to detect a killed member of the consumer group. */
const rebalanceTimeoutMs = 20_000;

/** Locks this access, publishes the event, and kills the process while it waits for the lock. */
const killWhileWaiting = (
  child: ChildProcess,
  [studentId, courseId]: readonly [string, string],
  publish: () => Promise<unknown>,
): Promise<void> =>
  connection.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${studentId}), hashtext(${courseId}))`.execute(tx);
    await publish();
    await system.suite.eventually(async () => {
      // The handler of the order waits. That of the access event may wait too, for the same lock.
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into grants%'`.execute(
        connection.db,
      );
      expect(rows).toHaveLength(1);
    }, rebalanceTimeoutMs);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

const eventsOf = (studentId: string) =>
  system.suite
    .publishedEvents(enrolmentEvents)
    .flatMap(({ event: { event } }) => (event?.value.enrolment?.studentId === studentId ? [event] : []));

describe.each(['commerce', 'grants'] as const)('with access from %s', (source) => {
  beforeAll(async () => {
    system = await startTestSystem(source);
    connection = await openSecondConnection(system.suite);
  }, 60_000);
  afterAll(async () => {
    child?.kill('SIGKILL');
    await connection.close();
    await system.suite.stop();
  }, 30_000);

  it('a service that is killed while it enrols or ends access completes the event once after a restart', async () => {
    const order = system.buildPaidOrder('o1', 's1', ['c1', 'c2']);
    const cases = [
      { event: () => system.pay(order), kind: 'enrolled', active: true },
      { event: () => system.refund(order, true), kind: 'shortened', active: false },
    ];
    for (const { event, kind, active } of cases) {
      await system.suite.restart(async () => {
        // The grant of the first course is written but not committed; the process waits for the lock of the second.
        await killWhileWaiting(await startProcess(source), ['s1', 'c2'], event);
      });
      await system.suite.eventually(async () => {
        expect((await system.enrolled('s1', 2)).map((enrolment) => enrolment.active)).toEqual([
          active,
          active,
        ]);
        expect(eventsOf('s1').filter(({ $case }) => $case === kind)).toHaveLength(2);
      }, rebalanceTimeoutMs);
      await system.pay(system.buildPaidOrder(`after-${kind}`, `after-${kind}`, ['c1']));
      await system.enrolled(`after-${kind}`, 1);
    }
    expect(eventsOf('s1').map(({ $case }) => $case)).toEqual([
      'enrolled',
      'enrolled',
      'shortened',
      'shortened',
    ]);
    expect(await sql`select * from grants where student_id = 's1'`.execute(connection.db)).toMatchObject({
      rows: { length: 2 },
    });
  }, 90_000);
});
