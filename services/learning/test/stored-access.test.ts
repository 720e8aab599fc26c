import { AccessEvent } from '@sargam/proto/commerce/v1/access';
import { Tier } from '@sargam/proto/common/v1/offer';
import fc from 'fast-check';
import { accessEvents } from '../src/enrolments/access-events.ts';
import { findAccess, saveNewestAccess } from '../src/enrolments/access-store.ts';
import { enrolmentEvents } from '../src/enrolments/enrolment-events.ts';
import { openSecondConnection, type SecondConnection } from './second-connection.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
let connection: SecondConnection;
beforeAll(async () => {
  system = await startTestSystem();
  connection = await openSecondConnection(system.suite);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await system.suite.stop();
}, 30_000);

const startsAt = new Date('2026-11-21T04:30:00.123Z');
const endsAt = new Date('2026-12-21T17:59:59Z');

const buildEvent = (studentId: string, version: bigint, more: object = {}): AccessEvent =>
  AccessEvent.fromPartial({
    event: {
      $case: 'granted',
      value: {
        studentId,
        courseId: 'c1',
        version,
        periods: [{ orderId: `o${version}`, tier: Tier.TIER_GOLD, startsAt, endsAt }],
        orderId: `o${version}`,
        ...more,
      },
    },
  });

const publish = (event: AccessEvent) =>
  system.suite.publish(accessEvents, `${event.event?.value.studentId}:c1`, event);

it('an access event is saved with its periods, and a backfilled one announces nothing', async () => {
  await publish(buildEvent('s1', 1n, { backfilled: true }));
  await system.suite.eventually(async () =>
    expect(await findAccess(connection.db, 's1', 'c1')).toEqual({
      studentId: 's1',
      courseId: 'c1',
      version: 1n,
      periods: [{ orderId: 'o1', tier: Tier.TIER_GOLD, startsAt, endsAt }],
      refundedAt: undefined,
    }),
  );
  const published = system.suite.publishedEvents(enrolmentEvents);
  expect(published.filter(({ event: { event } }) => event?.value.enrolment?.studentId === 's1')).toEqual([]);
});

it('a refund replaces the periods', async () => {
  await publish(buildEvent('s2', 1n));
  await publish(buildEvent('s2', 2n, { periods: [], refundedAt: endsAt }));
  await publish(buildEvent('s2', 1n));
  await system.suite.eventually(async () =>
    expect(await findAccess(connection.db, 's2', 'c1')).toMatchObject({
      version: 2n,
      periods: [],
      refundedAt: endsAt,
    }),
  );
});

it('the newest version is stored in any order of arrival, repeated or concurrent', async () => {
  const versions = fc.array(fc.bigInt(1n, 6n), { minLength: 1, maxLength: 12 });
  let pair = 0;
  await fc.assert(
    fc.asyncProperty(versions, fc.boolean(), async (arriving, isConcurrent) => {
      const student = `p${pair++}`;
      const save = async (version: bigint) => {
        const { event } = buildEvent(student, version);
        if (event) await connection.db.transaction().execute((tx) => saveNewestAccess(tx, event.value));
      };
      if (isConcurrent) await Promise.all(arriving.map(save));
      else for (const version of arriving) await save(version);
      const newest = arriving.reduce((one, other) => (one > other ? one : other));
      expect(await findAccess(connection.db, student, 'c1')).toMatchObject({
        version: newest,
        periods: [{ orderId: `o${newest}` }],
      });
    }),
    { numRuns: 60 },
  );
}, 60_000);
