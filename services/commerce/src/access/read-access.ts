import type { Deps } from '../deps.ts';
import type { CourseId, StudentId } from '../ids.ts';
import { type Access, computeAccess, coursesUnlockedBy } from './access.ts';
import { findPaidLines } from './paid-lines.ts';

/** A student’s current access to each course. Learning is not called when the student has paid for none of them. */
export const readAccess = async (
  { database, fetchAccess, clock }: Pick<Deps, 'database' | 'fetchAccess' | 'clock'>,
  student: StudentId,
  courses: readonly CourseId[],
): Promise<ReadonlyMap<CourseId, Access>> => {
  const lines = courses.length === 0 ? [] : await findPaidLines(database.db, student, courses);
  if (lines.length === 0) return new Map();
  const periods = await fetchAccess(student, [...new Set(lines.flatMap(coursesUnlockedBy))]);
  const now = clock();
  return new Map(
    courses.flatMap((course) => {
      const mine = lines.filter(
        (line) => line.courseId === course || coursesUnlockedBy(line).includes(course),
      );
      const own = new Set(
        mine.flatMap((line) => (line.courseId === course ? coursesUnlockedBy(line) : [course])),
      );
      const access = computeAccess(
        course,
        mine,
        periods.filter((period) => own.has(period.courseId)),
        now,
      );
      return access ? [[course, access] as const] : [];
    }),
  );
};
