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

/** False before the first event about the course. */
export const isBundle = async (db: Kysely<Tables>, courseId: string): Promise<boolean> => {
  const course = await db
    .selectFrom('courses')
    .select('is_bundle')
    .where('id', '=', courseId)
    .executeTakeFirst();
  return course?.is_bundle ?? false;
};
