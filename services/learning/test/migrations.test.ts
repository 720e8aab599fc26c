import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { calculateAccessPeriods } from '../src/enrolments/access-period.ts';
import { listGrants } from '../src/enrolments/grant-store.ts';
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

/** The part of the migration that recalculates the enrolments. */
const readRecalculation = async (): Promise<string> => {
  const text = await readFile(path.resolve(import.meta.dirname, '../migrations/0002_grants.sql'), 'utf8');
  return text.slice(text.indexOf('do $$'));
};

it('the migration recalculates existing enrolments in the order of the payments, as the service does', async () => {
  // Not in the order of the payments: 60 and 30 days, then a gap, and a second student with one order.
  await sql`
    insert into grants (order_id, course_id, student_id, tier, days, paid_at) values
      ('late', 'c1', 's1', 'TIER_GOLD', 30, '2026-02-01T20:00:00Z'),
      ('early', 'c1', 's1', 'TIER_SILVER', 60, '2026-01-01T04:00:00Z'),
      ('gap', 'c1', 's1', 'TIER_DIAMOND', 10, '2026-09-01T17:59:59Z'),
      ('one', 'c1', 's2', 'TIER_GOLD', 30, '2026-01-01T18:00:00Z')`.execute(connection.db);
  await sql`
    insert into enrolments (id, student_id, course_id, tier, order_id, started_at, ends_at)
    select student_id, student_id, 'c1', 'TIER_GOLD', 'late', min(paid_at), '2030-01-01T00:00:00Z'
      from grants group by student_id`.execute(connection.db);
  await sql.raw(await readRecalculation()).execute(connection.db);
  for (const [studentId, orderId, endsAt] of [
    ['s1', 'gap', '2026-09-11T23:59:59+06:00'],
    ['s2', 'one', '2026-02-01T23:59:59+06:00'],
  ] as const) {
    const [enrolment] = await system.enrolled(studentId, 1);
    expect(enrolment).toMatchObject({ orderId, endsAt: new Date(endsAt) });
    const periods = calculateAccessPeriods(await listGrants(connection.db, studentId, ['c1']));
    expect(periods.at(-1)).toMatchObject({ orderId, endsAt: new Date(endsAt) });
  }
});
