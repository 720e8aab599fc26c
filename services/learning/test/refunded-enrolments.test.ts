import { AccessEvent } from '@sargam/proto/commerce/v1/access';
import { Tier } from '@sargam/proto/common/v1/offer';
import fc from 'fast-check';
import { sql } from 'kysely';
import { saveNewestAccess } from '../src/enrolments/access-store.ts';
import { insertNewEnrolment } from '../src/enrolments/enrolment-store.ts';
import type { Grant } from '../src/enrolments/grant.ts';
import { insertGrant, revokeGrant } from '../src/enrolments/grant-store.ts';
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

const now = new Date('2026-11-21T04:30:00Z');
const endsAt = new Date('2026-12-21T17:59:59Z');

const grantOf = (studentId: string, orderId: string): Grant => ({
  orderId,
  courseId: 'c1',
  studentId,
  tier: Tier.TIER_GOLD,
  days: 30,
  paidAt: now,
  upgradesOrderId: undefined,
  revokedAt: undefined,
});

/** What the service does in one transaction for a paid order, a refund, and a decision of commerce. */
type Step = 'pay' | 'refund' | 'grant access' | 'revoke access';

const run = (student: string, step: Step, number: number) =>
  connection.db.transaction().execute(async (tx) => {
    const enrolment = {
      id: `${student}-${number}`,
      student_id: student,
      course_id: 'c1',
      tier: 'TIER_GOLD',
      order_id: `${student}-o`,
      started_at: now,
      ends_at: endsAt,
    };
    if (step === 'pay') {
      await insertGrant(tx, grantOf(student, `${student}-o${number % 2}`));
      await insertNewEnrolment(tx, enrolment);
    } else if (step === 'refund') {
      await revokeGrant(tx, grantOf(student, `${student}-o${number % 2}`), now);
    } else {
      const periods = step === 'grant access' ? [{ startsAt: now, endsAt }] : [];
      const value = { studentId: student, courseId: 'c1', version: BigInt(number), periods, orderId: 'o' };
      const { event } = AccessEvent.fromPartial({ event: { $case: 'granted', value } });
      if (event) await saveNewestAccess(tx, event.value);
      if (periods.length > 0) await insertNewEnrolment(tx, enrolment);
    }
  });

it('an enrolment is marked as refunded as its access or its grants say, in any order of arrival and concurrently', async () => {
  const steps = fc.array(fc.constantFrom<Step>('pay', 'refund', 'grant access', 'revoke access'), {
    minLength: 1,
    maxLength: 8,
  });
  let student = 0;
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (arriving, isConcurrent) => {
      const id = `s${student++}`;
      if (isConcurrent) await Promise.all(arriving.map((step, index) => run(id, step, index + 1)));
      else for (const [index, step] of arriving.entries()) await run(id, step, index + 1);
      const { rows } = await sql<{ is_refunded: boolean; expected: boolean }>`
        select is_refunded, case when access.student_id is not null then jsonb_array_length(periods) = 0
          else not exists (select from grants where grants.student_id = ${id} and revoked_at is null) end as expected
        from enrolments left join access using (student_id, course_id) where student_id = ${id}`.execute(
        connection.db,
      );
      for (const row of rows) expect(row.is_refunded).toBe(row.expected);
    }),
    { numRuns: 60 },
  );
}, 60_000);
