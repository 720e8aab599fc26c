import { isDeepStrictEqual } from 'node:util';
import type { Database } from '@sargam/chassis/sql';
import type { OrderId, StudentId } from '../ids.ts';
import type { Tables, Tx } from '../tables.ts';
import { publishAccess } from './access-events.ts';
import { type CourseAccess, computeCourseAccess } from './access-period.ts';
import {
  listStudentsWithPaidOrders,
  listUnlockedCourses,
  lockAccess,
  saveAccessOnCommit,
} from './access-store.ts';
import { createGrants, type Grant } from './grant.ts';

const studentsPerBatch = 500;

/**
 * Saves and publishes, as backfilled, the access of all paid orders that is not stored or differs from the orders. Each
 * student is a transaction under the locks of a payment, so it runs beside the service. A repeat changes nothing.
 * @returns the number of decisions published.
 */
export const backfillAccess = async (database: Database<Tables>): Promise<number> => {
  let published = 0;
  for (let after = ''; ; ) {
    const students = await listStudentsWithPaidOrders(database.db, after, studentsPerBatch);
    for (const student of students)
      published += await database.transaction((tx) => backfillStudent(tx, student));
    const last = students.at(-1);
    if (last === undefined) return published;
    after = last;
  }
};

const backfillStudent = async (tx: Tx, studentId: StudentId): Promise<number> => {
  const courses = await listUnlockedCourses(tx, studentId);
  const { stored, lines } = await lockAccess(tx, studentId, courses);
  const grants = createGrants(lines);
  const decisions = courses.flatMap((courseId): CourseAccess[] => {
    const current = stored.get(courseId);
    const computed = computeCourseAccess(grants.get(courseId) ?? []);
    if (isDeepStrictEqual(computed, current && { periods: current.periods, refundedAt: current.refundedAt }))
      return [];
    return [{ studentId, courseId, version: (current?.version ?? 0n) + 1n, ...computed }];
  });
  await saveAccessOnCommit(tx, decisions);
  for (const access of decisions) {
    const orderId = findLastOrder(grants.get(access.courseId) ?? []);
    if (orderId === undefined) throw new Error(`no grant for course ${access.courseId}`);
    const kind = access.refundedAt ? 'revoked' : 'granted';
    await publishAccess(tx, access, { kind, orderId, isBackfilled: true });
  }
  return decisions.length;
};

const findLastOrder = (grants: readonly Grant[]): OrderId | undefined =>
  grants.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime()).at(-1)?.orderId;
