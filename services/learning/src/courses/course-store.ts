import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';

/** The instructor of a course; undefined before the first event about the course. */
export const findCourseInstructor = async (
  db: Kysely<Tables>,
  courseId: string,
): Promise<string | undefined> => {
  const course = await db
    .selectFrom('courses')
    .select('instructor_id')
    .where('id', '=', courseId)
    .executeTakeFirst();
  return course?.instructor_id;
};
