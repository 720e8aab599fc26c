import type { Deps } from '../deps.ts';
import type { CourseId, StudentId } from '../ids.ts';
import { findPaidLines } from '../orders/paid-lines.ts';
import { type Access, computeAccess, coursesUnlockedBy } from './access.ts';

/** What a student has of each of these courses; nothing of most, and then nobody else is asked. */
export const readAccess = async (
  { database, askAccess, clock }: Pick<Deps, 'database' | 'askAccess' | 'clock'>,
  student: StudentId,
  courses: readonly CourseId[],
): Promise<ReadonlyMap<CourseId, Access>> => {
  const lines = courses.length === 0 ? [] : await findPaidLines(database.db, student, courses);
  if (lines.length === 0) return new Map();
  const periods = await askAccess(student, [...new Set(lines.flatMap(coursesUnlockedBy))]);
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
