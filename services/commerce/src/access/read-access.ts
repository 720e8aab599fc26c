import type { Deps } from '../deps.ts';
import type { CourseId, StudentId } from '../ids.ts';
import { type Access, computeAccess } from './access.ts';
import { findPaidLines } from './paid-lines.ts';

/**
 * A student’s current access to each course, computed from the paid orders in this database: it contains every payment
 * and refund that is committed.
 */
export const readAccess = async (
  { database, clock }: Deps,
  student: StudentId,
  courses: readonly CourseId[],
): Promise<ReadonlyMap<CourseId, Access>> => {
  const lines = courses.length === 0 ? [] : await findPaidLines(database.db, student, courses);
  if (lines.length === 0) return new Map();
  const now = clock();
  return new Map(
    courses.flatMap((course) => {
      const access = computeAccess(course, lines, now);
      return access ? [[course, access] as const] : [];
    }),
  );
};
